import { focusPage } from './page-focus';

const at = (hash: string) => ({ pathname: '/almanac', search: '', hash });
let outlet: HTMLElement;

beforeEach(() => {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = '<div id="slot"><h1>Almanac</h1><h2 id="june">June</h2></div>';
  outlet = document.getElementById('slot') as HTMLElement;
});

it('goes to the top, with the focus on the heading', () => {
  focusPage(at(''), outlet);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement?.tagName).toBe('H1');
});

it('goes to the place that the hash names', () => {
  focusPage(at('#june'), outlet);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect(document.activeElement?.id).toBe('june');
});

it.each(['#may', '#100%'])('goes to the top when %s names nothing', (hash) => {
  focusPage(at(hash), outlet);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('leaves out a heading that is hidden, such as that of a step before', () => {
  outlet.innerHTML = '<div hidden><h1>Step 1</h1></div><div><h1>Step 2</h1></div>';
  focusPage(at(''), outlet);
  expect(document.activeElement).toHaveTextContent('Step 2');
});

it('focuses the outlet of a page without a heading', () => {
  outlet.innerHTML = '';
  focusPage(at(''), outlet);
  expect(document.activeElement).toBe(outlet);
});
