import { cohortOf } from '@furrow/discovery/cohort';
import { chooseVersion, visitorKey } from './canary.inline';

const openAt = (address: string) => {
  // Some of these addresses would be read as those of another site.
  history.replaceState(null, '', window.location.origin + address);
  chooseVersion(cohortOf, visitorKey);
  return window.location.href.slice(window.location.origin.length);
};

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/_v/shop@1.1.0/', '/'],
  ['/_v/shop@1.1.0/buy-food?size=2#top', '/buy-food?size=2#top'],
  ['/_v/shop@1.1.0/blog/one', '/blog/one'],
])('the document of a canary at %s shows the address of its page', (address, shown) => {
  expect(openAt(address)).toBe(shown);
});

it.each(['/_v/x//host', '/_v/x//host.example/y', '/_v/x/..//host', '/_v/shop@1.1.0', '/_v/x/a//b'])(
  'the address %s, which is nobody’s page, stays unchanged and stops no script',
  (address) => {
    expect(openAt(address)).toBe(new URL(window.location.origin + address).pathname);
  },
);
