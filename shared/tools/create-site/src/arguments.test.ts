import { expectAll, readArguments } from './arguments';

const read = (args: readonly string[]) => expectAll(readArguments(args));

it('reads the names of the site and of its first remote, and the registry', () => {
  expect(read(['farmstand', '--remote', 'catalog'])).toEqual({
    name: 'farmstand',
    remote: 'catalog',
    packages: undefined,
  });
  const args = ['farmstand', '--remote', 'catalog', '--packages', 'https://packages.example'];
  expect(read(args).packages).toBe('https://packages.example');
});

it.each([
  [[], 'This is missing: the name of the site, such as farmstand; the name of its first remote: --remote catalog.'],
  [['farmstand'], 'This is missing: the name of its first remote: --remote catalog.'],
  [['farm', 'stand', '--remote', 'catalog'], 'A site has one name, and here are more: farm, stand.'],
  [['Farm Stand', '--remote', 'catalog'], '"Farm Stand" is not a valid name for a site. Write it like farmstand.'],
  [
    ['farmstand', '--remote', 'Catalog'],
    '"Catalog" is not a valid name for a remote. Use lowercase letters, digits and dashes, such as farm-shop.',
  ],
  [['farmstand', '--remote', 'host'], 'There is an app "host" already, in farmstand.'],
  [
    ['farmstand', '--remote', 'catalog', '--packages', 'packages.example'],
    '"packages.example" is not the address of a registry. Write one like https://packages.furrow.example.',
  ],
])('refuses %j: %s', (args, reason) => {
  expect(() => read(args)).toThrow(reason);
  expect(() => read(args)).toThrow('Usage: npm create furrow-site <name>');
});
