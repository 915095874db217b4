import { whenMoveIsLikely } from './likely-move';

const act = jest.fn();

beforeEach(() => {
  act.mockClear();
  document.body.innerHTML = `<div id="shell">
    <header><button popovertarget="sheet">Menu</button><details><summary><b>Market</b></summary></details></header>
    <ul data-menu="market"><li><i>Lots</i></li></ul>
    <main id="slot"><p>Honey</p><summary>More</summary><a href="/lots"><u>Lots</u></a><a href="#more">More</a></main>
  </div><details><summary id="outside">Banner</summary></details>`;
  whenMoveIsLikely(act);
});

/** Sends the event to the element, in a browser that knows pointer events. */
function send(selector: string, type: string, pointerType = 'mouse') {
  const event = Object.assign(new Event(type, { bubbles: true }), { pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
}

it.each([
  ['the pointer is over a link', 'u', 'pointerover', 'mouse'],
  ['the focus is on a link', 'a', 'focusin', 'mouse'],
  ['the pointer is over a menu', 'i', 'pointerover', 'mouse'],
  ['the pointer is over what opens a menu', 'b', 'pointerover', 'mouse'],
  ['the focus is on the button of the sheet', 'button', 'focusin', 'mouse'],
  ['a finger touches the page', 'p', 'pointerover', 'touch'],
])('a move is likely when %s, which is told once', (_when, selector, type, pointerType) => {
  expect(act).not.toHaveBeenCalled();
  send(selector, type, pointerType);
  send(selector, type, pointerType);
  expect(act).toHaveBeenCalledTimes(1);
});

it.each([
  ['the pointer is over a text', 'p', 'pointerover'],
  ['the focus is on a link within the page', '[href="#more"]', 'focusin'],
  ['the pointer is over what unfolds outside of the shell', '#outside', 'pointerover'],
])('no move is likely when %s', (_when, selector, type) => {
  send(selector, type);
  expect(act).not.toHaveBeenCalled();
  send('u', 'pointerover');
});
