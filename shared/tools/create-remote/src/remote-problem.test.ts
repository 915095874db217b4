import { remoteProblem } from './remote-problem';

const apps = [
  { name: 'host', folder: 'host', patterns: [] },
  { name: 'shop', folder: 'remotes/shop', patterns: ['/buy-food', '/marketplace/lot/:id'] },
  { name: 'content', folder: 'remotes/content', patterns: ['/', '/blog/harvest'] },
];

it.each<[string, string[], string | undefined]>([
  ['calendar', ['/harvest-calendar', '/calendar/2026'], undefined],
  [
    'Calendar',
    ['/a'],
    '"Calendar" is not a valid name for a remote. Use lowercase letters, digits and dashes, such as farm-shop.',
  ],
  ['bucket', ['/a'], undefined],
  ['host', ['/a'], 'There is an app "host" already, in host.'],
  ['shop', ['/a'], 'There is an app "shop" already, in remotes/shop.'],
  ['blog', ['/a'], 'The files of blog would be in /blog/, but content owns /blog/harvest. Choose another name.'],
  ['calendar', ['harvest'], '"harvest" is not a valid path for a page. Write it like /harvest-calendar.'],
  ['calendar', ['/blog/index'], '"/blog/index" is not a valid path for a page. Write it like /harvest-calendar.'],
  ['calendar', ['/buy-food'], '/buy-food belongs to shop. Choose another path, or change shop.'],
  ['calendar', ['/marketplace/lot/7'], '/marketplace/lot/7 belongs to shop. Choose another path, or change shop.'],
  ['calendar', ['/shop/plans'], '/shop/ is where the files of shop lie. Choose another path than /shop/plans.'],
  ['calendar', ['/a', '/a'], '/a and /a would have the same folder of code. Remove one, or rename it.'],
  ['calendar', ['/a/b', '/a-b'], '/a/b and /a-b would have the same folder of code. Remove one, or rename it.'],
])('%s with %j is answered with %j', (name, routes, problem) => {
  expect(remoteProblem({ name, routes }, apps)).toBe(problem);
});
