import { isTextField, obstaclesOf, roomInDrawer } from './toast-place';

/** Gives every element the box that its `data-box` names: top and bottom. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top = 0, bottom = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number);
    return { top, bottom, left: 0, right: 390 } as DOMRect;
  });
});
afterEach(() => jest.restoreAllMocks());

const tops = (...used: Element[]) => obstaclesOf(...used).map(({ top }) => top);

it('keeps clear of the field that is used and of those that are wrong, with their labels and errors', () => {
  document.body.innerHTML = `<main>
    <label for="amount" data-box="10 20">Amount</label>
    <input id="amount" aria-invalid="true" aria-describedby="wrong" data-box="30 78" />
    <p id="wrong" data-box="80 100">Enter an amount of $1 or more</p>
    <label for="note" data-box="200 210">Note</label><textarea id="note" data-box="220 300"></textarea>
    <input aria-label="Another field" data-box="400 448" />
  </main>`;
  expect(tops()).toEqual([30, 10, 80]);
  document.getElementById('note')?.focus();
  expect(tops()).toEqual([30, 10, 80, 220, 200]);
});

it('keeps clear of what was pressed while it is there, of foot bars, and of what a page asks to keep clear', () => {
  document.body.innerHTML = `<dl data-keep-clear data-box="500 600"></dl><div data-foot-bar data-box="754 844"></div>
    <button data-box="300 348">Donate</button>`;
  const button = document.querySelector('button')!;
  expect(tops(button)).toEqual([500, 754, 300]);
  button.remove();
  expect(tops(button)).toEqual([500, 754]);
});

it('keeps clear of headings and the words under them, but not beneath an open dialog', () => {
  document.body.innerHTML = `<main><h1 data-box="10 60">Wallet</h1><p class="fw-lede" data-box="70 90">Choose one.</p></main>`;
  expect(tops()).toEqual([10, 70]);
  document.querySelector('main')?.toggleAttribute('inert', true);
  expect(tops()).toEqual([]);
});

it('asks for room in a drawer that it would lie on, and for none beside it', () => {
  document.body.innerHTML = '<div aria-modal="true" data-box="0 844"></div>';
  expect(roomInDrawer({ top: 700, bottom: 780, left: 12, right: 378 })).toBe(104);
  expect(roomInDrawer({ top: 700, bottom: 780, left: 400, right: 760 })).toBe(0);
});

it('knows what takes text', () => {
  document.body.innerHTML =
    '<input id="a" /><textarea id="b"></textarea><input type="radio" id="c" /><button id="d"></button>';
  expect(['a', 'b', 'c', 'd'].map((id) => isTextField(document.getElementById(id)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
