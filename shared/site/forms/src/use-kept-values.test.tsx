import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAsidePlace, type StoredEntry } from '@furrow/remote/stored';
import { useForm } from './forms';
import { useKeptValues } from './use-kept-values';

const entry: StoredEntry = { key: 'furrow.test-values', storage: 'session', holds: 'An account' };
const never = ['password'] as const;
const empty = { name: '', crop: '', password: '' };

function Account({ sent, early }: { sent?: boolean; early?: string }) {
  const form = useForm<typeof empty>({ defaultValues: early ? { ...empty, name: early } : empty });
  useKeptValues(entry, form, { never, sent });
  const { register, reset } = form;
  return (
    <form aria-label="Account">
      <input {...register('name')} aria-label="Name" />
      <select {...register('crop')} aria-label="Crop">
        <option value="">Any</option>
        <option value="corn">Corn</option>
      </select>
      <input {...register('password')} aria-label="Password" />
      <button type="button" onClick={() => reset()}>
        Clear
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const kept = () => JSON.parse(sessionStorage.getItem(entry.key) ?? 'null') as unknown;
const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is filled again after a reload, but for what is never kept', async () => {
  const { unmount } = render(<Account />);
  await userEvent.type(field('Name'), 'Nora');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'corn');
  await userEvent.type(field('Password'), 'orchard');
  expect(kept()).toEqual({ name: 'Nora', crop: 'corn' });
  expect(closesTab()).toBe(true);
  unmount();
  render(<Account />);
  expect(screen.getByRole('form')).toHaveFormValues({ name: 'Nora', crop: 'corn', password: '' });
  await userEvent.type(field('Name'), ' Bell');
  expect(kept()).toEqual({ name: 'Nora Bell', crop: 'corn' });
});

it('fills in nothing that is never kept, though it was stored', () => {
  sessionStorage.setItem(entry.key, JSON.stringify({ name: 'Nora', password: 'orchard' }));
  render(<Account />);
  expect(screen.getByRole('form')).toHaveFormValues({ name: 'Nora', password: '' });
});

it('leaves a field alone that was changed before the values were read', () => {
  sessionStorage.setItem(entry.key, JSON.stringify({ name: 'Nora', crop: 'corn' }));
  render(<Account early="Elm" />);
  expect(screen.getByRole('form')).toHaveFormValues({ name: 'Elm', crop: 'corn' });
});

it('stores nothing for a form that is empty again, or reset, or sent', async () => {
  const { rerender } = render(<Account />);
  await userEvent.type(field('Name'), 'N');
  await userEvent.clear(field('Name'));
  expect(sessionStorage).toHaveLength(0);
  await userEvent.type(field('Name'), 'N');
  await userEvent.click(screen.getByRole('button'));
  expect(sessionStorage).toHaveLength(0);
  await userEvent.type(field('Name'), 'Nora');
  rerender(<Account sent />);
  expect(sessionStorage).toHaveLength(0);
  await userEvent.type(field('Name'), ' Bell');
  expect(sessionStorage).toHaveLength(0);
});

it('sets aside what is no list of values', () => {
  sessionStorage.setItem(entry.key, '{"name":7}');
  render(<Account />);
  expect(field('Name')).toHaveValue('');
  expect(sessionStorage.getItem(setAsidePlace(entry).key)).toBe('{"name":7}');
});

it('has the browser ask before it loses what the storage refused', () => {
  render(<Account />);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.input(field('Name'), { target: { value: 'Nora' } });
  expect(closesTab()).toBe(false);
});

it('is empty once another tab has erased everything', async () => {
  render(<Account />);
  await userEvent.type(field('Name'), 'Nora');
  act(() => {
    const { key } = entry;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
  });
  expect(field('Name')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});
