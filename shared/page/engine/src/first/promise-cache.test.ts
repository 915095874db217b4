import { keptUnlessFailed, PromiseCache } from './promise-cache';

it('makes what it has once, and makes again what has failed or is to be forgotten', async () => {
  const cache = new PromiseCache<number>();
  let made = 0;
  const make = () => Promise.resolve((made += 1));
  expect(await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('b', make)])).toEqual([1, 1, 2]);
  cache.forget('a');
  expect(await cache.get('a', make)).toBe(3);
  await expect(cache.get('c', () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  expect(await cache.get('c', make)).toBe(4);
});

it('keeps a promise of one thing, and tries again after a failure', async () => {
  const answers = [Promise.reject<string>(new Error('cut off')), Promise.resolve('soil')];
  const load = keptUnlessFailed(() => answers.shift() ?? Promise.resolve('asked once too often'));
  const [one, other] = [load(), load()];
  expect(other).toBe(one);
  await expect(one).rejects.toThrow('cut off');
  expect([await load(), await load()]).toEqual(['soil', 'soil']);
});
