import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAsidePlace, type StoredEntry } from '@furrow/remote/stored';
import { ClearForm } from './clear-form';
import { useKeptForm } from './use-kept-form';

const entry: StoredEntry = { key: 'furrow.test-form', storage: 'session', holds: 'A letter' };

/** @param early what is typed into the first field before the page is there */
function Letter({ early }: { early?: string }) {
  const typeEarly = (field: HTMLInputElement | null) => {
    if (field && early) field.value = early;
  };
  const { keeping, clear } = useKeptForm(entry);
  return (
    <form {...keeping} aria-label="Letter">
      <input ref={typeEarly} aria-label="Name" name="name" />
      <textarea aria-label="Text" name="text" />
      <select aria-label="Crop" name="crop" defaultValue="">
        <option value="">Any</option>
        <option value="corn">Corn</option>
      </select>
      <input type="checkbox" aria-label="Weekly" name="weekly" />
      <ClearForm onClear={clear} />
    </form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

it('is filled again after a reload, whatever kind of field was answered', async () => {
  const { unmount } = render(<Letter />);
  await userEvent.type(name(), 'Nora');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Squash');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'corn');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(closesTab()).toBe(true);
  unmount();
  render(<Letter />);
  expect(screen.getByRole('form')).toHaveFormValues({ name: 'Nora', text: 'Squash', crop: 'corn', weekly: true });
});

it('keeps no form that is as it came', async () => {
  render(<Letter />);
  await userEvent.type(name(), 'N');
  await userEvent.clear(name());
  expect(sessionStorage).toHaveLength(0);
});

it('has the focus in its first field once it is cleared by a button that goes with what the form showed', async () => {
  function Answered() {
    const { keeping, clear } = useKeptForm(entry);
    const [isAnswered, setAnswered] = useState(true);
    const clearAll = () => {
      clear();
      setAnswered(false);
    };
    return (
      <form {...keeping} aria-label="Letter">
        <input aria-label="Name" name="name" />
        {isAnswered && <ClearForm onClear={clearAll} />}
      </form>
    );
  }
  render(<Answered />);
  await userEvent.type(name(), 'Nora');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear It' }));
  expect(name()).toHaveValue('');
  expect(name()).toHaveFocus();
});

it('leaves a field alone that was changed before the text was read', () => {
  sessionStorage.setItem(entry.key, JSON.stringify({ name: 'Nora', text: 'Squash' }));
  render(<Letter early="Elm" />);
  expect(screen.getByRole('form')).toHaveFormValues({ name: 'Elm', text: 'Squash' });
});

it.each(['{"name":', '["Nora"]', '{"name":7}'])('sets aside what is no text of a form: %s', (text) => {
  sessionStorage.setItem(entry.key, text);
  render(<Letter />);
  expect(name()).toHaveValue('');
  expect(sessionStorage.getItem(setAsidePlace(entry).key)).toBe(text);
});

it('has the browser ask before it loses what the storage refused', () => {
  render(<Letter />);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.change(name(), { target: { value: 'Nora' } });
  expect(closesTab()).toBe(false);
});

it('is empty once another tab has erased everything', async () => {
  render(<Letter />);
  await userEvent.type(name(), 'Nora');
  act(() => {
    const { key } = entry;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
  });
  expect(name()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('asks once before it is cleared, and forgets the text then', async () => {
  render(<Letter />);
  await userEvent.type(name(), 'Nora');
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  const answer = async (words: string) =>
    userEvent.click((await screen.findAllByRole('button', { name: words })).at(-1) as HTMLElement);
  await ask();
  await screen.findByRole('dialog', { name: 'Clear the form?' });
  await answer('Keep It');
  expect(name()).toHaveValue('Nora');
  await ask();
  await screen.findByRole('dialog', { name: 'Clear the form?' });
  await answer('Clear It');
  await waitFor(() => expect(name()).toHaveValue(''));
  await act(async () => {});
  expect(sessionStorage).toHaveLength(0);
});
