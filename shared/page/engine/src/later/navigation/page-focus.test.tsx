import { focusPage } from './page-focus';

const at = (hash: string) => ({ pathname: '/almanac', search: '', hash });
let slot: HTMLElement;

beforeEach(() => {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = '<div id="slot"><h1>Almanac</h1><h2 id="june">June</h2></div>';
  slot = document.getElementById('slot') as HTMLElement;
});

it('goes to the top, with the focus on the heading', () => {
  focusPage(at(''), slot);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement?.tagName).toBe('H1');
});

it('goes to the place that the hash names', () => {
  focusPage(at('#june'), slot);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect(document.activeElement?.id).toBe('june');
});

it.each(['#may', '#100%'])('goes to the top when %s names nothing', (hash) => {
  focusPage(at(hash), slot);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('leaves out a heading that is hidden, such as that of a step before', () => {
  slot.innerHTML = '<div hidden><h1>Step 1</h1></div><div><h1>Step 2</h1></div>';
  focusPage(at(''), slot);
  expect(document.activeElement).toHaveTextContent('Step 2');
});

it('focuses the slot of a page without a heading', () => {
  slot.innerHTML = '';
  focusPage(at(''), slot);
  expect(document.activeElement).toBe(slot);
});
