import { reviewBarAttribute } from '@furrow/contract/page-attributes';
import { showBanner, type ShownOverride } from './banner';

// jsdom has no style sheets that code makes.
jest.mock('./closed-part', () => ({ ...jest.requireActual<object>('./closed-part'), createSheet: () => ({}) }));

/** The banner hides its shadow root from everybody. */
let shadow: ShadowRoot;
const { attachShadow } = Element.prototype;
beforeAll(() => {
  Element.prototype.attachShadow = function (this: Element, init) {
    return (shadow = attachShadow.call(this, init));
  };
});
afterAll(() => {
  Element.prototype.attachShadow = attachShadow;
});
const dao: ShownOverride = { name: 'dao', text: '1.1.0', live: '1.0.0' };
let banner: ReturnType<typeof showBanner>;
beforeEach(() => document.body.replaceChildren());
const show = () => (banner = showBanner([dao], { onInspect() {}, onReset() {} }));
afterEach(() => banner.without('dao'));
const sentences = () => [...shadow.querySelectorAll('li')].map(({ textContent }) => textContent);
const reviewBar = () => {
  const bar = document.createElement('div');
  bar.setAttribute(reviewBarAttribute, '');
  return bar;
};
/** Resolves when observers have seen what changed. */
const observed = () => Promise.resolve();

it('stands alone on a site, and says what everyone else sees', () => {
  show();
  expect(shadow.querySelector('.of-preview')).toBeNull();
  expect(sentences()).toEqual(['Only you can see dao 1.1.0. Everyone else sees 1.0.0.']);
});

it.each(['before', 'after'])('is of one piece with the bar for reviewers, which came %s it', async (when) => {
  if (when === 'before') document.body.append(reviewBar());
  show();
  if (when === 'after') document.body.append(reviewBar());
  await observed();
  expect(shadow.querySelector('aside.of-preview')).not.toBeNull();
  expect(sentences()).toEqual(['Only you can see dao 1.1.0. This preview shows 1.0.0.']);
});
