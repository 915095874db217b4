import { expectAll, readArguments } from './arguments';

const read = (args: readonly string[]) => expectAll(readArguments(args));

it.each([
  [
    ['calendar', '--site', 'https://furrow.example'],
    'This is missing: a path for its first page: --route /harvest-calendar.\n',
  ],
  [
    ['--route', '/a'],
    'This is missing: the name of the remote, such as calendar; the address of the site: --site https://furrow.example.\n',
  ],
  [['calendar', 'of', 'harvests'], 'A remote has one name, and here are more: calendar, of, harvests.\n'],
])('%j is told what is missing', (args, said) => {
  expect(() => read(args)).toThrow(said);
});

it('takes a name, a site and paths', () => {
  expect(read(['calendar', '--site', 'https://furrow.example', '--route', '/a', '--route', '/b'])).toEqual({
    name: 'calendar',
    site: 'https://furrow.example',
    routes: ['/a', '/b'],
    fragment: undefined,
    fills: undefined,
  });
});

it.each(['', 'Next harvest'])('refuses a fragment of the name "%s" before it asks the site', (fragment) => {
  expect(() => readArguments(['calendar', '--fragment', fragment])).toThrow(
    `"${fragment}" is not a valid name for a fragment. Write it like next-harvest.`,
  );
});

it('takes a slot together with the fragment that fills it', () => {
  const asked = ['calendar', '--site', 'https://furrow.example', '--route', '/a', '--fills', 'content/farm'];
  expect(read([...asked, '--fragment', 'next'])).toMatchObject({ fragment: 'next', fills: 'content/farm' });
  expect(() => read(asked)).toThrow(
    'A fragment fills a slot: name it, as in --fragment next-harvest --fills content/farm.',
  );
});
