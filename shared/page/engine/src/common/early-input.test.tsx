import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { controlsInPage } from '@furrow/formats/controls';
import { recordEarlyInput, type Typed } from '../head/record.inline';
import { dropPresses, followRecorded, hasRecorded, recordedControls, replayEarlyInput } from './early-input';

const heard = jest.fn();

function Form() {
  const [name, setName] = useState('');
  const [crop, setCrop] = useState('wheat');
  const [organic, setOrganic] = useState(false);
  const [harvest, setHarvest] = useState('spring');
  const [amount, setAmount] = useState('');
  return (
    <form onSubmit={() => heard('submitted')}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Story" onChange={({ target }) => heard(`story ${target.value}`)} />
      <select aria-label="Crop" value={crop} onChange={({ target }) => setCrop(target.value)}>
        <option>wheat</option>
        <option>barley</option>
      </select>
      <input type="checkbox" checked={organic} onChange={({ target }) => setOrganic(target.checked)} />
      {['spring', 'autumn'].map((season) => (
        <input
          key={season}
          type="radio"
          name="harvest"
          value={season}
          checked={harvest === season}
          onChange={() => setHarvest(season)}
        />
      ))}
      {['25', '50'].map((dollars) => (
        <input
          key={dollars}
          type="radio"
          name="amount"
          value={dollars}
          checked={amount === dollars}
          onChange={() => setAmount(dollars)}
        />
      ))}
      <em>{amount}</em>
      <button type="button" onClick={() => heard('clicked')}>
        <span>Save</span>
      </button>
      <div data-press="" onMouseDown={() => heard('pressed')}>
        <span>Organic, Fair Trade</span>
      </div>
      <output>{[name, crop, organic, harvest].join()}</output>
    </form>
  );
}

let island: HTMLElement;
const find = <T extends HTMLElement>(selector: string) => island.querySelector<T>(selector) as T;

/** Changes a control as a browser does for a visitor: first the value, then the event. */
function type(selector: string, value: string, event = 'input') {
  const field = find<HTMLInputElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

function hydrate(meanwhile = () => {}) {
  act(() => {
    hydrateRoot(island, <Form />);
    meanwhile();
  });
  act(() => replayEarlyInput(island));
}

beforeAll(() => recordEarlyInput(controlsInPage));
beforeEach(() => {
  heard.mockReset();
  dropPresses();
  window.furrowRecorded?.typed.clear();
  document.body.innerHTML = `<header><button>Menu</button></header><div id="slot"><main>${renderToString(<Form />)}</main></div>`;
  island = document.querySelector('main') as HTMLElement;
});

it('keeps what was typed, chosen and ticked, and React knows it', () => {
  type('[aria-label=Name]', 'Blue Heron');
  type('[aria-label=Story]', 'Once upon');
  type('select', 'barley', 'change');
  find('[type=checkbox]').click();
  find('[value=autumn]').click();
  hydrate();
  expect(find('output').textContent).toBe('Blue Heron,barley,true,autumn');
  expect(find<HTMLInputElement>('[aria-label=Name]').value).toBe('Blue Heron');
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  expect(heard).toHaveBeenCalledWith('story Once upon');
});

it.each(['[aria-label=Name]', '[aria-label=Story]'])('leaves the selection in %s as it is', (selector) => {
  const field = find<HTMLInputElement>(selector);
  field.focus();
  type(selector, 'Blue Heron');
  field.setSelectionRange(0, 4, 'backward');
  hydrate();
  expect([field.selectionStart, field.selectionEnd, field.selectionDirection]).toEqual([0, 4, 'backward']);
});

it('types on behind what was there, where React has overwritten it before the input was repeated', () => {
  const field = find<HTMLInputElement>('[aria-label=Name]');
  const prepare = () => field.dispatchEvent(new Event('beforeinput', { bubbles: true }));
  type('[aria-label=Name]', 'Blue');
  // The page itself may empty a field that it has answered.
  field.value = '';
  prepare();
  expect(field.value).toBe('');
  type('[aria-label=Name]', 'Blue');
  hydrate(() => {
    field.value = '';
    prepare();
    expect(field.value).toBe('Blue');
    field.value = '';
  });
  expect(find('output').textContent).toBe('Blue,wheat,false,spring');
  field.value = '';
  prepare();
  expect(field.value).toBe('');
});

/** What code of the page may try; a part of it throws. */
function attempt(hostile: () => void) {
  try {
    hostile();
  } catch {
    // The code of the page meets this error alone.
  }
}

function fail(): never {
  throw new Error('code of the page');
}

/** An object that throws when the property is read or written. */
const thrown = (key: string | number) =>
  Object.defineProperty({} as Typed, key, { get: () => fail(), set: () => fail(), enumerable: true });

/** Records a press on it, and a text that was typed into it. */
function putThere(element: Element) {
  window.furrowRecorded!.clicked.push(element as HTMLElement);
  window.furrowRecorded!.typed.set(element as HTMLElement, { value: 'foreign', checked: false });
}

it.each<[string, () => void]>([
  ['another record', () => Object.assign(window, { furrowRecorded: { clicked: 1 } })],
  ['another record, by its definition', () => Object.defineProperty(window, 'furrowRecorded', { value: undefined })],
  ['no record', () => delete window.furrowRecorded],
  ['no list of presses', () => Object.assign(window.furrowRecorded!, { clicked: 1 })],
  ['another list of presses', () => Object.assign(window.furrowRecorded!, { clicked: [null, 1, {}] })],
  ['no elements', () => (window.furrowRecorded!.clicked as unknown[]).push(null, 1, {})],
  ['functions of its own', () => Object.assign(window.furrowRecorded!.clicked, { filter: 1, flatMap: 1, includes: 1 })],
  ['an iterator of its own', () => Object.assign(window.furrowRecorded!.clicked, { [Symbol.iterator]: 1 })],
  ['a field that throws', () => Object.defineProperty(window.furrowRecorded!.clicked, 0, { get: () => fail() })],
  ['no fields', () => (window.furrowRecorded!.typed as Map<unknown, unknown>).set(1, null).set(find('button'), null)],
  ['functions of its own for fields', () => Object.assign(window.furrowRecorded!.typed, { delete: 1, keys: 1 })],
  ['a text of a field that throws', () => window.furrowRecorded!.typed.set(find('textarea'), thrown('value'))],
  ['what only looks like an element', () => putThere(Object.create(HTMLElement.prototype))],
  ['a stand-in for an element', () => putThere(new Proxy(find('textarea'), {}))],
  ['a stand-in that throws', () => putThere(new Proxy(find('textarea'), { getPrototypeOf: () => fail() }))],
  ['an element that cannot be pressed', () => putThere(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))],
  ['a list of presses that is frozen', () => Object.freeze(window.furrowRecorded!.clicked)],
  ['a list of presses that takes none', () => Object.setPrototypeOf(window.furrowRecorded!.clicked, thrown(0))],
  ['nothing that is hydrated', () => Object.assign(window.furrowRecorded!, { hydrated: 1 })],
])('keeps what was typed, and hydrates, when code of the page puts there %s', (_, hostile) => {
  type('[aria-label=Name]', 'Blue Heron');
  attempt(hostile);
  find('button').click();
  expect(recordedControls().every((control) => control instanceof HTMLElement)).toBe(true);
  hydrate();
  expect(find('output').textContent).toBe('Blue Heron,wheat,false,spring');
  expect(heard).toHaveBeenCalledWith('clicked');
  dropPresses();
  attempt(() => delete (window.furrowRecorded!.clicked as { filter?: unknown }).filter);
});

it('keeps the only choice of a group in which nothing was chosen', () => {
  find('[value="25"]').click();
  hydrate();
  expect(find('em').textContent).toBe('25');
  expect(find<HTMLInputElement>('[value="25"]').checked).toBe(true);
});

it('keeps the last choice of a group when it was chosen twice', () => {
  for (const season of ['autumn', 'spring', 'autumn']) find(`[value=${season}]`).click();
  hydrate();
  expect(find('output').textContent).toBe(',wheat,false,autumn');
  expect(find<HTMLInputElement>('[value=autumn]').checked).toBe(true);
});

it('leaves a box alone that was ticked and unticked', () => {
  find('[type=checkbox]').click();
  find('[type=checkbox]').click();
  hydrate();
  expect(find('output').textContent).toBe(',wheat,false,spring');
});

it('presses what hears a press anywhere in it', () => {
  find('[data-press] span').click();
  hydrate();
  expect(heard.mock.calls).toEqual([['pressed']]);
});

it('clicks once for each click, wherever in the button it was', () => {
  find('button span').click();
  find('button').click();
  hydrate();
  expect(heard.mock.calls).toEqual([['clicked'], ['clicked']]);
  act(() => find('button').click());
  expect(heard).toHaveBeenCalledTimes(3);
});

it('does not do twice what React heard itself while it was hydrating', () => {
  type('[aria-label=Name]', 'Blue');
  hydrate(() => {
    find('button').click();
    find('[type=checkbox]').click();
  });
  expect(heard.mock.calls).toEqual([['clicked']]);
  expect(find('output').textContent).toBe('Blue,wheat,true,spring');
});

/** What happens to HTML that React may not hydrate, because another minor of it has written it. */
function renderAnew() {
  const replaced = [...island.childNodes];
  island.replaceChildren();
  act(() => createRoot(island).render(<Form />));
  return replaced;
}

function SignUp() {
  const [thanks, setThanks] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        heard(find<HTMLInputElement>('[name=email]').value);
        event.currentTarget.reset();
        setThanks('Thanks');
      }}
    >
      <input type="email" name="email" />
      <button>Sign up</button>
      <output>{thanks}</output>
    </form>
  );
}

it('types first where the button was pressed while React was hydrating, so that a form that was emptied stays so', () => {
  island.innerHTML = renderToString(<SignUp />);
  type('[name=email]', 'amina@farm.example');
  (window.furrowRecorded!.typed as Map<unknown, unknown>).set(1, null);
  act(() => {
    hydrateRoot(island, <SignUp />);
    find('button').click();
  });
  expect(heard).not.toHaveBeenCalled();
  act(() => replayEarlyInput(island));
  expect(heard.mock.calls).toEqual([['amina@farm.example']]);
  expect(find<HTMLInputElement>('[name=email]').value).toBe('');
  expect(find('output').textContent).toBe('Thanks');
});

it('types first, whatever code of the page has put there', () => {
  island.innerHTML = renderToString(<SignUp />);
  type('[name=email]', 'amina@farm.example');
  putThere(Object.create(HTMLElement.prototype));
  const others = [...window.furrowRecorded!.typed].reverse();
  window.furrowRecorded!.typed.clear();
  for (const [field, was] of others) window.furrowRecorded!.typed.set(field, was);
  act(() => {
    hydrateRoot(island, <SignUp />);
    find('button').click();
  });
  act(() => replayEarlyInput(island));
  expect(heard.mock.calls).toEqual([['amina@farm.example']]);
});

it('tells the page of a file that was chosen, which no script can choose again', () => {
  const Picture = () => <input type="file" onChange={() => heard('chosen')} />;
  island.innerHTML = renderToString(<Picture />);
  const chosen = jest.spyOn(find<HTMLInputElement>('input'), 'value', 'get').mockReturnValue('C:\\fakepath\\field.jpg');
  find('input').dispatchEvent(new Event('change', { bubbles: true }));
  chosen.mockRestore();
  act(() => void hydrateRoot(island, <Picture />));
  act(() => replayEarlyInput(island));
  expect(heard.mock.calls).toEqual([['chosen']]);
});

it('leaves to React a press in another part than the one in which something was typed', () => {
  const Save = () => <button onClick={() => heard('saved')}>Save</button>;
  island.insertAdjacentHTML('beforeend', `<furrow-fragment>${renderToString(<Save />)}</furrow-fragment>`);
  const fragment = find('furrow-fragment');
  type('[aria-label=Name]', 'Blue Heron');
  act(() => {
    hydrateRoot(fragment, <Save />);
    fragment.querySelector('button')?.click();
  });
  expect(heard.mock.calls).toEqual([['saved']]);
});

it('does it in the same place when the HTML was written again', () => {
  type('[aria-label=Name]', 'Blue Heron');
  find('[value=autumn]').click();
  find('button span').click();
  find('[aria-label=Name]').focus();
  const replaced = renderAnew();
  expect(document.activeElement).toBe(document.body);
  followRecorded(island, replaced);
  act(() => replayEarlyInput(island));
  expect(document.activeElement).toBe(find('[aria-label=Name]'));
  expect(find('output').textContent).toBe('Blue Heron,wheat,false,autumn');
  expect(heard.mock.calls).toEqual([['clicked']]);
});

it('leaves the focus where it is when that was not written again', () => {
  find('button').focus();
  document.querySelector<HTMLElement>('header button')?.focus();
  followRecorded(island, renderAnew());
  expect(document.activeElement?.textContent).toBe('Menu');
});

it('presses nothing that says something else than what was pressed', () => {
  find('button').click();
  find('button').textContent = 'Delete';
  const replaced = renderAnew();
  followRecorded(island, replaced);
  act(() => replayEarlyInput(island));
  expect(heard).not.toHaveBeenCalled();
});

it('holds back a form that nobody can answer yet', () => {
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

it('leaves the header alone, which works on its own', () => {
  const menu = jest.fn();
  const button = document.querySelector('header button') as HTMLElement;
  button.click();
  button.addEventListener('click', menu);
  hydrate();
  replayEarlyInput(document.body);
  expect(menu).not.toHaveBeenCalled();
});

it('presses nothing anymore when the visitor has gone on, and keeps what was typed', () => {
  find('button').click();
  type('[aria-label=Name]', 'Blue Heron');
  dropPresses();
  hydrate();
  expect(heard).not.toHaveBeenCalled();
  expect(find('output').textContent).toBe('Blue Heron,wheat,false,spring');
});

it('records no press in a part that is hydrated, and goes on in what takes its place', () => {
  hydrate();
  act(() => find('button').click());
  expect(hasRecorded(island)).toBe(false);
  const next = document.createElement('main');
  next.innerHTML = '<button>Save</button>';
  island.replaceWith(next);
  next.querySelector('button')?.click();
  expect(hasRecorded(next)).toBe(true);
});
