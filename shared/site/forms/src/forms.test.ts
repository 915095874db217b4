import { minLength, object, string, trim, zodResolver } from './forms';

test('a schema never builds a function from text, which the Content-Security-Policy forbids', () => {
  const build = jest.spyOn(globalThis, 'Function');
  object({ name: string() }).safeParse({ name: 'Ada' });
  expect(build).not.toHaveBeenCalled();
});

test('the resolver hands react-hook-form our own words', async () => {
  const schema = object({ farmName: string().check(trim(), minLength(1, 'Farm name is required')) });
  const { errors } = await zodResolver(schema)({ farmName: '  ' }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors.farmName?.message).toBe('Farm name is required');
});
