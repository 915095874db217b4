import { controls } from '@furrow/formats/controls';
import { recordEarlyInput } from '../head/record.inline';
import { confirmBeforeLeaving, validateEarlyForms } from './early-forms';
import { replayEarlyInput } from '../common/early-input';

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

it('does not check a form that validates nothing, whose asterisks are labels alone', () => {
  find('form').removeAttribute('data-validated');
  submit().click();
  expect(report).not.toHaveBeenCalled();
  expect(needed()).toEqual(['phone']);
});

it('words what is missing as the page does, until it is answered or the page answers', () => {
  const said = 'Esta respuesta falta o está incompleta.';
  find('form').setAttribute('data-validated', said);
  find('form').addEventListener('submit', (event) => event.preventDefault());
  find('#phone').removeAttribute('required');
  find<HTMLInputElement>('#phone').type = 'email';
  const messages = () => ['#name', '#phone'].map((id) => find<HTMLInputElement>(id).validationMessage);
  const type = (id: string, value: string) => {
    find<HTMLInputElement>(id).value = value;
    find(id).dispatchEvent(new Event('input', { bubbles: true }));
  };
  validateEarlyForms();
  submit().click();
  expect(messages()).toEqual([said, said]);
  type('#name', 'Lucía');
  expect(messages()).toEqual(['', said]);
  type('#phone', 'not an address');
  submit().click();
  expect(messages()).toEqual(['', said]);
  type('#phone', 'lucia@example.com');
  submit().click();
  expect(messages()).toEqual(['', '']);
  expect(report).toHaveLastReturnedWith(true);

  type('#name', '');
  submit().click();
  expect(messages()).toEqual([said, '']);
  replayEarlyInput(island());
  expect(messages()).toEqual(['', '']);
});

describe('a form whose page asks before what was typed is lost', () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const change = (selector: string, set: (field: HTMLInputElement) => void, type = 'input') => {
    const field = find<HTMLInputElement>(selector);
    set(field);
    field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const write = (value: string) => change('#message', (field) => (field.value = value));

  beforeEach(() => {
    window.furrowRecorded?.typed.clear();
    document.body.innerHTML = `<main id="slot"><div><form data-asks>
      <textarea id="message">Hello</textarea><input id="news" type="checkbox">
      <a href="/sent" data-sends><span>Send</span></a></form></div></main>`;
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });

  it('asks about what was typed before the script, and until the page is hydrated', () => {
    write('Do you buy quinces?');
    confirmBeforeLeaving();
    expect(asks()).toBe(true);
    replayEarlyInput(island());
    expect(window.onbeforeunload).toBeNull();
  });

  it('asks nobody who typed nothing, or took it back, and keeps no page from Back', () => {
    confirmBeforeLeaving();
    expect(window.onbeforeunload).toBeNull();
    write('Do you buy quinces?');
    expect(asks()).toBe(true);
    write('Hello');
    expect(asks()).toBe(false);
    expect(window.onbeforeunload).toBeNull();
    change('#news', (field) => (field.checked = true), 'change');
    expect(asks()).toBe(false);
  });

  it('asks nobody who sends, or whose page has gone', () => {
    confirmBeforeLeaving();
    write('Do you buy quinces?');
    find<HTMLElement>('span').click();
    expect(asks()).toBe(false);
    write('Do you buy medlars?');
    expect(asks()).toBe(true);
    island().remove();
    expect(asks()).toBe(false);
  });

  it('asks nobody about a form whose page does not ask', () => {
    confirmBeforeLeaving();
    find('form').removeAttribute('data-asks');
    write('Do you buy quinces?');
    expect(asks()).toBe(false);
  });
});
