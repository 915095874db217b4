import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { number, object, string } from 'zod/mini';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDraft, setAside, type Draft } from './draft.model';
import { useForm } from './forms';
import { useDraft } from './use-draft';

const key = 'furrow.test-draft';
const aside = setAside(key);
const schema = object({ farm: string(), acres: number() });
const field = { farm: 'Maple Row', acres: 40 };

/** A draft and what it gave back so far, in one scope: a page of its own. */
function page(version = 1) {
  const draft = createDraft({ key, version, schema, storage: 'session' });
  const scope = fork();
  return {
    /** The draft that is read; 'nothing' when there is none. */
    async ask() {
      const read = await allSettled(draft.readFx, { scope });
      return read.status === 'done' && read.value !== null ? read.value : 'nothing';
    },
    keep: (values: typeof field) => allSettled(draft.kept, { scope, params: values }),
    drop: () => allSettled(draft.dropped, { scope }),
  };
}

let complaints: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('gives back what was kept, until it is dropped', async () => {
  await page().keep(field);
  const later = page();
  expect(await later.ask()).toEqual(field);
  await later.drop();
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(await page().ask()).toBe('nothing');
  expect(complaints).not.toHaveBeenCalled();
});

it('leaves out what the form does not have', async () => {
  sessionStorage.setItem(key, JSON.stringify({ version: 1, values: { ...field, card: '4242' } }));
  expect(await page().ask()).toEqual(field);
});

it.each([
  ['cut off', '{"version":1,', 'JSON'],
  ['of another version', JSON.stringify({ version: 1, values: field }), 'version'],
  ['of another form', JSON.stringify({ version: 2, values: { farm: 7, acres: 40 } }), 'values: farm'],
])('sets a draft aside that is %s, and says so', async (_, text, reason) => {
  sessionStorage.setItem(key, text);
  const second = page(2);
  expect(await second.ask()).toBe('nothing');
  await second.keep(field);
  expect(sessionStorage.getItem(aside)).toBe(text);
  expect(complaints).toHaveBeenCalledWith(
    `The draft “${key}” could not be read and was set aside as “${aside}”:`,
    expect.stringContaining(reason),
  );
});

it('leaves a draft that cannot be read where there is no room to set it aside, and loses neither it nor the new one', async () => {
  sessionStorage.setItem(key, '{"version":1,');
  const write = Storage.prototype.setItem;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (name !== key || text !== '{"version":1,') throw new DOMException('full', 'QuotaExceededError');
    write.call(this, name, text);
  });
  const first = page();
  expect(await first.ask()).toBe('nothing');
  expect(complaints).toHaveBeenCalledWith(expect.stringContaining('left as it is'), expect.anything());
  await first.keep(field);
  expect(await first.ask()).toEqual(field);
  expect({ ...sessionStorage }).toEqual({ [key]: '{"version":1,' });
  full.mockRestore();
  await first.keep(field);
  expect({ ...sessionStorage }).toEqual({
    [aside]: '{"version":1,',
    [key]: JSON.stringify({ version: 1, values: field }),
  });
});

it('gives back what a full storage refused, and no older draft', async () => {
  const full = page();
  await full.keep({ ...field, acres: 39 });
  const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await full.keep(field);
  expect(await full.ask()).toEqual(field);
  store.mockRestore();
  await full.keep({ ...field, acres: 41 });
  expect(await page().ask()).toEqual({ ...field, acres: 41 });
});

it('loses nothing but the draft where the storage is forbidden', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const forbidden = page();
  await forbidden.keep(field);
  await forbidden.drop();
  expect(await forbidden.ask()).toBe('nothing');
});

it('gives values of the form or nothing, whatever was kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (junk) => {
      sessionStorage.setItem(key, junk);
      const found = await page().ask();
      expect(found === 'nothing' || schema.safeParse(found).success).toBe(true);
    }),
    { numRuns: 40 },
  );
});

describe('a form with a draft', () => {
  function Form({ draft }: { draft: Draft<{ farm: string }> }) {
    const form = useForm({ defaultValues: { farm: '' } });
    useDraft(draft, form);
    return <input aria-label="Farm" {...form.register('farm')} />;
  }
  const farmDraft = () => createDraft({ key, version: 1, schema: object({ farm: string() }), storage: 'session' });
  const eraseElsewhere = () =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
  const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is filled again after a reload, and the draft follows every key', async () => {
    const draft = farmDraft();
    const { unmount } = render(<Form draft={draft} />);
    await userEvent.type(screen.getByRole('textbox'), 'Oak');
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ version: 1, values: { farm: 'Oak' } });
    expect(closesTab()).toBe(true);
    unmount();
    render(<Form draft={draft} />);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Oak'));
  });

  it('leaves a field alone that was changed before the draft had been read', async () => {
    sessionStorage.setItem(key, JSON.stringify({ version: 1, values: { farm: 'Oak' } }));
    render(<Form draft={farmDraft()} />);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Elm' } });
    await act(async () => {});
    expect(screen.getByRole('textbox')).toHaveValue('Elm');
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ version: 1, values: { farm: 'Elm' } });
  });

  it('is empty once another tab has erased everything, writes nothing back, and keeps what is typed then', async () => {
    sessionStorage.setItem(key, JSON.stringify({ version: 1, values: { farm: 'Oak' } }));
    render(<Form draft={farmDraft()} />);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Oak'));
    await userEvent.type(screen.getByRole('textbox'), ' Hill');
    act(() => void eraseElsewhere());
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox'), 'Elm');
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ version: 1, values: { farm: 'Elm' } });
  });

  it('comes back from the back/forward cache with what the storage refused', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    render(<Form draft={farmDraft()} />);
    await userEvent.type(screen.getByRole('textbox'), 'Oak');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByRole('textbox')).toHaveValue('Oak');
  });

  it('has the browser ask before it loses what the storage refused', async () => {
    const draft = farmDraft();
    const { unmount } = render(<Form draft={draft} />);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await userEvent.type(screen.getByRole('textbox'), 'Oak');
    expect(closesTab()).toBe(false);
    unmount();
    render(<Form draft={draft} />);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Oak'));
    expect(closesTab()).toBe(false);
    act(() => draft.dropped());
    expect(closesTab()).toBe(true);
  });
});
