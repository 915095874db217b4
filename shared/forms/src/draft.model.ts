import { createEffect, createEvent, createStore, sample } from 'effector';
import { persist, type Fail, type StorageAdapter } from 'effector-storage';
// By its public name, so that the copy which all remotes share is used.
import { literal, object, string, type Schema } from '@furrow/forms';

export type DraftOptions<Values> = {
  /** The key under which the storage of the browser keeps it. */
  key: string;
  /** Raise it when the form changes so that an older draft no longer fits. */
  version: number;
  /** The schema of what the fields can hold while they are being filled: types and choices, no rule of the form. */
  schema: Schema<Values>;
  /** `session` ends with the tab and is for what should not outlive it, such as an address. */
  storage: 'local' | 'session';
};

export type Draft<Values> = ReturnType<typeof createDraft<Values>>;

/** The storage key to which a draft that cannot be read is moved, so that the next one does not overwrite it. */
export const setAside = (key: string) => `${key}.unreadable`;

/**
 * What a visitor typed and has not sent, kept in this browser. A draft that is damaged, of another version, or no longer fits the
 * form is set aside under a key of its own, and the console says why. What a full or forbidden storage refuses lasts until the page is
 * loaded anew.
 */
export function createDraft<Values>({ key, version, schema, storage }: DraftOptions<Values>) {
  /** The form is on screen and asks for the draft that was kept. */
  const asked = createEvent();
  const found = createEvent<Values>();
  const kept = createEvent<Values>();
  const dropped = createEvent();

  type Saved = { version: number; values: Values };
  // `persist` begins with null and passes on only what differs, also after it failed to write: no draft is false.
  const loaded = createEvent<Saved | false>();
  const saved = createEvent<Saved | false>();
  const failed = createEvent<Fail<unknown>>();
  const area = () => (storage === 'local' ? window.localStorage : window.sessionStorage);

  persist<Saved | false, unknown>({
    key,
    adapter: draftAdapter(area),
    source: saved,
    target: loaded,
    pickup: asked,
    contract: object({ version: literal(version), values: schema }),
    fail: failed,
  });

  sample({ clock: kept, fn: (values) => ({ version, values }), target: saved });
  sample({ clock: dropped, fn: () => false as const, target: saved });
  // The schema is asked again for what it makes of the values: fields that it does not name are left out.
  sample({ clock: loaded, filter: Boolean, fn: (draft) => schema.parse(draft && draft.values), target: found });

  const setAsideFx = createEffect(({ error }: Fail<unknown>) => {
    const text = area().getItem(key);
    if (text === null) return;
    area().setItem(setAside(key), text);
    area().removeItem(key);
    console.error(`The draft “${key}” could not be read and was set aside as “${setAside(key)}”:`, reasonOf(error));
  });
  sample({ clock: failed, filter: ({ operation }) => operation !== 'set', target: setAsideFx });

  /** The storage is full or forbidden, and does not have what was to be kept. */
  const $refused = createStore(false)
    .on([kept, dropped], () => false)
    .on(failed, (was, { operation, value }) => was || (operation === 'set' && value !== false));

  return { asked, found, kept, dropped, $refused };
}

/** The schema of a draft whose fields all hold text. */
export function textFields<Values extends Record<string, string>>(values: Values): Schema<Values> {
  const fields = Object.keys(values).map((name) => [name, string()] as const);
  return object(Object.fromEntries(fields)) as unknown as Schema<Values>;
}

/** Unlike the adapters of effector-storage it can remove an entry (false is no draft), and remembers what the storage refused. */
function draftAdapter(area: () => Storage): StorageAdapter {
  return (key) => {
    let refused: unknown;
    return {
      get: () => refused ?? JSON.parse(area().getItem(key) ?? 'null') ?? undefined,
      set(value) {
        refused = value || undefined;
        if (value === false) area().removeItem(key);
        else area().setItem(key, JSON.stringify(value));
        refused = undefined;
      },
    };
  };
}

/** The first of zod's complaints with its field, or the message of what was thrown. */
function reasonOf(error: unknown): string {
  const [issue] = Array.isArray(error) ? (error as { path?: PropertyKey[]; message: string }[]) : [];
  if (issue) return [...(issue.path ?? []), issue.message].map(String).join(': ');
  return error instanceof Error ? error.message : String(error);
}
