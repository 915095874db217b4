import { imported } from './module-cache';

afterEach(() => Reflect.deleteProperty(globalThis, '__webpack_require__'));

it('after a failed import the modules that threw are evaluated again, and no others', async () => {
  const evaluated = { page: { error: new Error('no react') }, ledger: {} };
  Object.assign(globalThis, { __webpack_require__: { c: evaluated } });
  await expect(imported(Promise.reject(new Error('no react')))).rejects.toThrow('no react');
  expect(Object.keys(evaluated)).toEqual(['ledger']);
});

it('a module that was imported is handed over', async () => {
  const page = { default: () => null };
  await expect(imported(Promise.resolve(page))).resolves.toBe(page);
});
