import { controls } from '@furrow/formats/controls';
import { recordEarlyInput } from './record.inline';
import { validateEarlyForms } from './early-forms';
import { replayEarlyInput } from '../islands/early-input';

const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)!;
const island = () => find<HTMLElement>('#slot > div');
const needed = () => [...document.querySelectorAll('[required]')].map(({ id }) => id);
const submit = () => find<HTMLButtonElement>('[type=submit]');
const report = jest.spyOn(HTMLFormElement.prototype, 'reportValidity');

beforeAll(() => recordEarlyInput(controls));
beforeEach(() => {
  report.mockClear();
  document.body.innerHTML = `<main id="slot"><div><form novalidate data-validated>
    <input id="name" aria-required="true"><input id="phone" required aria-required="true"><input id="crop" role="combobox" aria-required="true">
    <button type="button">Help</button><button type="submit"><span>Next</span></button></form></div></main>`;
});

it('has the browser name what is missing, until the page answers the press itself', () => {
  submit().click();
  validateEarlyForms();
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveReturnedWith(false);
  expect(needed()).toEqual(['name', 'phone']);
  find<HTMLElement>('span').click();
  expect(report).toHaveBeenCalledTimes(2);

  const answered = jest.fn(needed);
  island().addEventListener('click', answered);
  island().addEventListener('submit', (event) => event.preventDefault());
  replayEarlyInput(island());
  expect(answered).toHaveReturnedWith(['phone']);
  submit().click();
  expect(report).toHaveBeenCalledTimes(2);
});

it('leaves other buttons alone, and a form whose answers are there', () => {
  validateEarlyForms();
  find<HTMLElement>('[type=button]').click();
  expect(report).not.toHaveBeenCalled();
  for (const id of ['name', 'phone']) find<HTMLInputElement>(`#${id}`).value = 'Blue Heron';
  submit().click();
  expect(report).toHaveLastReturnedWith(true);
});

it('asks nothing of a form that validates nothing, whose asterisks are labels alone', () => {
  find('form').removeAttribute('data-validated');
  submit().click();
  expect(report).not.toHaveBeenCalled();
  expect(needed()).toEqual(['phone']);
});
