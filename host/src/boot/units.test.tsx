import { renderToStaticMarkup } from 'react-dom/server';
import { markUnits } from '@furrow/ui/mark-units';
import { unitsKey, unitsOfLanguage } from '@furrow/ui/units';
import { UnitsSwitch } from '../shell/units-switch';
import { followUnits } from './units';

const root = document.documentElement;

/** As the host writes it into the head: only the source of each function. */
function runInlineScript() {
  new Function(`(${markUnits.toString()})(${JSON.stringify(unitsKey)},${unitsOfLanguage.toString()})`)();
}

function radio(units: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[data-units-switch] [value=${units}]`);
  if (!found) throw new Error(`There is no choice of ${units}.`);
  return found;
}

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<UnitsSwitch place="footer" />);
});

afterEach(() => {
  localStorage.clear();
  root.lang = 'en';
  delete root.dataset.units;
});

it.each([
  ['English', 'en', null, 'us'],
  ['Spanish', 'es', null, 'metric'],
  ['English with the choice of kilograms', 'en', 'metric', 'metric'],
  ['Spanish with the choice of pounds', 'es', 'us', 'us'],
  ['Spanish with junk', 'es', 'stone', 'metric'],
])('a page in %s has its units before the first paint and after the boot script', (_, language, saved, expected) => {
  root.lang = language;
  if (saved) localStorage.setItem(unitsKey, saved);
  runInlineScript();
  expect(root.dataset.units).toBe(expected);
  followUnits();
  expect(root.dataset.units).toBe(expected);
  expect(radio(expected).checked).toBe(true);
});

it('keeps a choice, also that of the units which hold without one', () => {
  root.lang = 'en';
  followUnits();
  radio('metric').click();
  expect(root.dataset.units).toBe('metric');
  expect(localStorage.getItem(unitsKey)).toBe('metric');
  radio('us').click();
  expect(root.dataset.units).toBe('us');
  expect(localStorage.getItem(unitsKey)).toBe('us');
});

it('follows another tab, and what was erased', () => {
  root.lang = 'en';
  followUnits();
  localStorage.setItem(unitsKey, 'metric');
  window.dispatchEvent(new StorageEvent('storage', { key: unitsKey }));
  expect(radio('metric').checked).toBe(true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(root.dataset.units).toBe('us');
});
