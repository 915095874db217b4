const started = jest.fn();
jest.mock('./main', () => started());

it('does not run the host before scripts that wait for their turn have run', async () => {
  const order: string[] = [];
  started.mockImplementation(() => order.push('host'));
  const boot = new Promise<void>((resolve) =>
    setTimeout(() => {
      order.push('boot script of the page');
      resolve();
    }),
  );
  jest.requireActual('./start');
  expect(order).toEqual([]);
  await boot;
  while (order.length < 2) await new Promise((next) => setTimeout(next));
  expect(order).toEqual(['boot script of the page', 'host']);
});
