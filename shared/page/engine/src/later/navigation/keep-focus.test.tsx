import { keepFocusNear } from './keep-focus';

beforeAll(() => {
  // jsdom lays nothing out, so that nothing would count as visible.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.isConnected && !this.closest('[hidden]') ? [{}] : []) as unknown as DOMRectList;
  });
  keepFocusNear(({ localName }) => localName === 'main');
});

// jsdom empties the body when it closes its window, and an animation frame that is asked for then ends the whole run.
afterEach(async () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await focusedId();
});

const element = (id: string) => document.getElementById(id) as HTMLButtonElement;
const focusedId = async () => {
  await new Promise((done) => setTimeout(done, 0));
  await new Promise((done) => requestAnimationFrame(done));
  return document.activeElement?.id;
};
const show = (html: string) => (document.body.innerHTML = `<a id="skip" href="#main"></a><main>${html}</main>`);

it('goes to the control that took the place of the one that went', async () => {
  show(
    '<section id="question"><h2>Is it there?</h2><button id="arrived"></button></section><button id="after"></button>',
  );
  element('arrived').focus();
  element('question').outerHTML = '<p>It is. <button id="undo"></button></p>';
  expect(await focusedId()).toBe('undo');
});

it.each(['before', 'order'])('goes to the heading of what the page shows instead, from #%s', async (id) => {
  show(
    '<header><h1 id="before" tabindex="-1">Your orders</h1><a id="order" href="/orders?id=1"></a></header><a href="/"></a>',
  );
  element(id).focus();
  document.querySelector('header')!.outerHTML = '<a id="up" href="/you"></a><h1 id="now">Your order is placed.</h1>';
  expect(await focusedId()).toBe('now');
});

it('goes to the next line of a list, or to the one before the last', async () => {
  show('<ul><li><button id="a"></button></li><li><button id="b"></button></li><li><button id="c"></button></li></ul>');
  element('b').focus();
  element('b').parentElement?.remove();
  expect(await focusedId()).toBe('c');
  element('c').parentElement?.remove();
  expect(await focusedId()).toBe('a');
});

it('goes on from a control that is disabled or hidden', async () => {
  show('<button id="a"></button><button id="b"></button><button id="c"></button>');
  element('a').focus();
  element('a').disabled = true;
  expect(await focusedId()).toBe('b');
  element('b').focus();
  element('b').hidden = true;
  element('b').blur();
  expect(await focusedId()).toBe('c');
});

it('leaves the focus where somebody else has put it, and to nobody who pressed beside all controls', async () => {
  show('<h1 id="head" tabindex="-1"></h1><button id="a"></button><button id="b"></button>');
  element('a').focus();
  element('a').remove();
  element('head').focus();
  expect(await focusedId()).toBe('head');
  element('b').focus();
  element('b').blur();
  await focusedId();
  element('b').remove();
  expect(await focusedId()).toBe('');
});

it('does nothing about another page', async () => {
  show('<button id="a"></button>');
  element('a').focus();
  document.querySelector('main')?.replaceChildren();
  document.body.insertAdjacentHTML('beforeend', '<button id="b"></button>');
  expect(await focusedId()).toBe('');
  element('b').focus();
  element('b').blur();
  await focusedId();
});

it('asks the browser for no layout before it draws the next frame', async () => {
  show('<button id="a"></button><button id="b"></button>');
  element('a').focus();
  const asked = jest.mocked(Element.prototype.getClientRects);
  asked.mockClear();
  document.querySelector('main')?.append('More.');
  await new Promise((done) => queueMicrotask(() => done(undefined)));
  expect(asked).not.toHaveBeenCalled();
  expect(await focusedId()).toBe('a');
});
