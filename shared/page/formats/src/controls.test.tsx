import { controls, firstControl } from './controls';

/** Each widget role of ARIA 1.2, and whether a visitor operates what has it. */
const widgets: Record<string, boolean> = {
  button: true,
  checkbox: true,
  gridcell: true,
  link: true,
  menuitem: true,
  menuitemcheckbox: true,
  menuitemradio: true,
  option: true,
  progressbar: false,
  radio: true,
  scrollbar: true,
  searchbox: true,
  separator: false,
  slider: true,
  spinbutton: true,
  switch: true,
  tab: true,
  tabpanel: false,
  textbox: true,
  treeitem: true,
  combobox: true,
  grid: true,
  listbox: true,
  menu: true,
  menubar: true,
  radiogroup: true,
  tablist: true,
  tree: true,
  treegrid: true,
};

it.each<[string, boolean]>([
  ...Object.entries(widgets).map(([role, isControl]): [string, boolean] => [`<div role="${role}">x</div>`, isControl]),
  ['<div role="separator" tabindex="0"></div>', true],
  ['<button type="button">Copy</button>', true],
  ['<input type="checkbox" checked="">', true],
  ['<select></select>', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable>x</div>', true],
  ['<div contenteditable="true">x</div>', true],
  ['<div contenteditable="false">x</div>', false],
  ['<span data-press="">x</span>', true],
  ['<button data-inert="">Share</button>', false],
  ['<a href="/next">x</a>', false],
  ['<details><summary>x</summary></details>', false],
  ['<p role="note">x</p>', false],
  ['<p title="<button>">x</p>', false],
])('%s: a control is in it: %s', (html, isControl) => {
  document.body.innerHTML = html;
  expect(document.querySelector(controls) !== null).toBe(isControl);
  expect(firstControl(document.body.innerHTML) !== undefined).toBe(isControl);
});

it('names the tag of the first control', () => {
  expect(firstControl('<p class="a">Words</p><div><button type="button">Copy</button></div>')).toBe(
    '<button type="button">',
  );
  expect(firstControl('<a href="/cart" aria-haspopup="dialog">Cart</a>')).toContain('aria-haspopup');
});
