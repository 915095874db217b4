import { all } from './all';

it('runs a bounded number of pieces of work at the same time, and returns the results in the order of the items', async () => {
  let running = 0;
  let most = 0;
  const results = await all(
    Array.from({ length: 100 }, (_, index) => index),
    async (index) => {
      most = Math.max(most, (running += 1));
      for (let tick = 0; tick <= index % 5; tick += 1) await Promise.resolve();
      running -= 1;
      return index * 2;
    },
    7,
  );
  expect(most).toBe(7);
  expect(results).toEqual(Array.from({ length: 100 }, (_, index) => index * 2));
});

it('fails with the first error when everything that began has ended, and begins nothing after it', async () => {
  const ended: number[] = [];
  const work = async (index: number) => {
    for (let tick = 0; tick < (index === 1 ? 5 : index); tick += 1) await Promise.resolve();
    ended.push(index);
    if (index === 1 || index === 0) throw new Error(`item ${index}`);
  };
  await expect(all([2, 1, 3, 0, 4, 5], work, 3)).rejects.toThrow('item 1');
  expect(ended.sort()).toEqual([0, 1, 2, 3]);
});
