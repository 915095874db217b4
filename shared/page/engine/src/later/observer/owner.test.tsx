import { ownerOfNode, ownerOfPage, ownerOfStack, unknownOwner } from './owner';

const shop = 'http://localhost/shop/1.1.0-0123456789abcdef';
const host = 'http://localhost/host/2.0.0-fedcba9876543210';

it.each([
  ['Chromium', `TypeError: lots\n    at onClick (${shop}/page.js:1:20)\n    at dispatch (${host}/main.js:2:10)`],
  ['Firefox and WebKit', `onClick@${shop}/page.js:1:20\ndispatch@${host}/main.js:2:10`],
])('an error belongs to the first frame of a remote, in the words of %s', (_engine, stack) => {
  expect(ownerOfStack(stack)).toEqual({
    app: 'shop',
    version: '1.1.0',
    frame: '/shop/1.1.0-0123456789abcdef/page.js:1:20',
  });
});

it('an error under a shared package, which the host carries, belongs to the remote that used it', () => {
  const stack = `RangeError: no\n at format (${host}/main.js:2:10)\n at Price (${shop}/page.js:1:20)`;
  expect(ownerOfStack(stack)).toMatchObject({ app: 'shop', version: '1.1.0' });
  expect(ownerOfStack(`Error\n at start (${host}/main.js:2:10)`)).toMatchObject({ app: 'host', version: '2.0.0' });
});

it.each([
  ['a version with a word', 'http://localhost/shop/1.1.0-rc.1-0123456789abcdef/page.js', '1.1.0-rc.1'],
  ['a folder without a hash', 'http://localhost/shop/1.1.0/page.js', '1.1.0'],
])('reads %s', (_what, address, version) => expect(ownerOfStack(address)?.version).toBe(version));

it.each([
  'Error: no\n at inject (chrome-extension://abc/content.js:1:1)',
  'Error\n at https://elsewhere.example/shop/1.1.0/page.js:1:1',
  'Script error.',
  '',
])('what does not name any release of the site belongs to nobody: %s', (stack) =>
  expect(ownerOfStack(stack)).toBeUndefined(),
);

it('an element belongs to the fragment or the page that it is in, and to nobody outside of both', () => {
  expect(ownerOfPage()).toBe(unknownOwner);
  document.body.innerHTML = `<header><a>Home</a></header><div id="slot"><main data-island="content" data-version="1.8.0"><h1>Farm</h1>
    <furrow-fragment data-fragment="giving/campaign-card" data-version="1.2.4"><button>Give</button></furrow-fragment></main></div>`;
  const of = (selector: string) => ownerOfNode(document.querySelector(selector));
  expect(of('h1')).toEqual({ app: 'content', version: '1.8.0' });
  expect(ownerOfNode(document.querySelector('button')?.firstChild)).toEqual({ app: 'giving', version: '1.2.4' });
  expect(of('header a')).toBeUndefined();
  expect(ownerOfPage()).toEqual({ app: 'content', version: '1.8.0' });
  // The page was emptied.
  document.body.replaceChildren();
  expect(ownerOfPage()).toEqual({ app: 'content', version: '1.8.0' });
});
