import { hydratePolicyOf } from './hydrate-policy';

it.each([
  ['<h1>Words</h1><a href="/next">Next</a>', [], 'never'],
  ['<details><summary>Contents</summary></details>', [], 'never'],
  ['<button type="button">Copy</button>', [], 'load'],
  ['<input>', [], 'load'],
  ['<a href="/cart" aria-haspopup="dialog">Cart</a>', [], 'load'],
  ['<div role="tab">All</div>', [], 'load'],
  ['<div contenteditable>Here</div>', [], 'load'],
  ['<h1>Nothing in it yet</h1>', ['effector'], 'load'],
  ['<h1>Every page runs a router</h1>', ['@furrow/router~1'], 'never'],
])('%s with the shared packages %j comes to life: %s %s', (html, shared, expected) => {
  expect(hydratePolicyOf('/page', html, shared)).toBe(expected);
});

it('lets a route decide', () => {
  expect(hydratePolicyOf('/page', '<button>Copy</button>', [], 'interaction')).toBe('interaction');
  expect(hydratePolicyOf('/page', '<h1>Words</h1>', [], 'load')).toBe('load');
});

it('refuses a page that would never answer', () => {
  expect(() => hydratePolicyOf('/page', '<p><button type="button">Copy</button></p>', [], 'never')).toThrow(
    `/page holds a control (<button type="button">), which does nothing without code. It says hydrate: 'never'`,
  );
});
