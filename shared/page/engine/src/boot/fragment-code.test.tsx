import { fetchFragmentCode } from './fragment-code';

const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const point = (selector: string) => find(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeAll(fetchFragmentCode);
afterEach(() => {
  delete window.furrowRecorded;
});
beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <furrow-fragment data-fragment="shop/mini-cart"><a aria-haspopup="dialog" href="/checkout"><b>Cart</b></a></furrow-fragment>
    <div id="slot"><button>Vote</button><furrow-fragment data-fragment="dao/vote"><p>Votes</p><input></furrow-fragment></div>
    <template data-code-of="shop/mini-cart"><link rel="preload" as="script" href="/cart.js"></template>
    <template data-code-of="dao/vote"><link rel="preload" as="script" href="/entry.js"><link rel="preload" as="script" href="/vote.js"></template>`;
});

it('asks for all files of a fragment when a control of it is first pressed, and for those of no other', () => {
  point('furrow-fragment b');
  point('furrow-fragment b');
  expect(asked()).toEqual(['/cart.js']);
});

it('asks for them when the keyboard reaches the control', () => {
  find('input').focus();
  expect(asked()).toEqual(['/entry.js', '/vote.js']);
});

it('announces to use them only after a press, because the keyboard may pass the control', () => {
  const announced = () => [...document.head.querySelectorAll('link')].map(({ rel }) => rel);
  find('input').focus();
  expect(announced()).toEqual(['prefetch', 'prefetch']);
  point('furrow-fragment b');
  expect(announced()).toEqual(['prefetch', 'prefetch', 'preload']);
});

it('leaves a module as it is announced, where its hash is', () => {
  document.querySelector<HTMLTemplateElement>('template[data-code-of="dao/vote"]')!.innerHTML =
    '<link rel="modulepreload" href="/vote.mjs" integrity="sha384-vote">';
  find('input').focus();
  expect(document.head.innerHTML).toBe('<link rel="modulepreload" href="/vote.mjs" integrity="sha384-vote">');
});

it('asks for those of what was pressed or typed in before the script ran', () => {
  const typed = new Map([[find('input'), { value: 'yes', checked: false }]]);
  window.furrowRecorded = {
    clicked: [find('#slot > button'), find('furrow-fragment a')],
    typed,
    hydrated: new WeakSet(),
  };
  fetchFragmentCode();
  expect(asked()).toEqual(['/cart.js', '/entry.js', '/vote.js']);
});

it('asks for nothing when something else is pressed', () => {
  point('p');
  point('#slot > button');
  expect(asked()).toEqual([]);
});

it('leaves alone what the document does not name any code of', () => {
  find('template').remove();
  point('a');
  expect(asked()).toEqual([]);
});
