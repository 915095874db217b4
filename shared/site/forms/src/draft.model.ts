import { followStored, readStored, setAsidePlace, setAsideStored, writeStored } from '@furrow/remote/stored';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
// By its public name, so that the copy which all remotes share is used.
import { literal, object, string, type Schema } from '@furrow/forms';

/** What {@link createDraft} has to know about the form. */
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

/** A draft as {@link createDraft} makes it. */
export type Draft<Values> = ReturnType<typeof createDraft<Values>>;

/** The storage key to which a draft that cannot be read is moved, so that the next one does not overwrite it. */
export const setAside = (key: string) => setAsidePlace({ key, storage: 'local' }).key;

/**
 * What a visitor typed and has not sent, kept in this browser. A draft that is damaged, of another version, or no
 * longer fits the form is set aside under a key of its own, and the console says why. What a full or forbidden storage
 * refuses lasts until the page is loaded again, and so does a draft that cannot be read and has no room beside it.
 *
 * `readFx` resolves with the values that were kept, and with null when there are none. `keepFx` keeps values, and
 * rejects when the storage refuses them; `kept` does the same for who does not wait. `dropped` forgets the draft, and
 * so does `erased`, for a form that stays open.
 */
export function createDraft<Values>({ key, version, schema, storage }: DraftOptions<Values>) {
  const kept = createEvent<Values>();
  const dropped = createEvent();
  const erased = createEvent();
  const saved = object({ version: literal(version), values: schema });
  const place = { key, storage };
  /** Whether the storage holds a draft that cannot be read and could not be set aside. It is not overwritten. */
  let isBlocked = false;
  /** Whether the storage refused what was kept last. */
  let isRefused = false;

  const keepFx = createEffect((values: Values) => {
    if (isBlocked) isBlocked = !setAsideStored(place);
    isRefused = isBlocked || !writeStored(place, JSON.stringify({ version, values }));
    if (isRefused) throw new TypeError('This browser’s storage is full or turned off.');
  });
  const dropFx = createEffect(() => {
    writeStored(place, undefined);
  });
  sample({ clock: kept, target: keepFx });
  sample({ clock: [dropped, erased], target: dropFx });

  const $unsaved = createStore<Values | null>(null)
    .on(keepFx.fail, (_, { params }) => params)
    .reset([keepFx.done, dropped, erased]);
  /** The storage is full or forbidden, and does not have what was to be kept. */
  const $refused = $unsaved.map((unsaved) => unsaved !== null);

  const readFx = attach({
    source: $unsaved,
    effect(unsaved): Values | null {
      if (unsaved !== null) return unsaved;
      const text = readStored(place);
      if (text === undefined) return null;
      try {
        return saved.parse(JSON.parse(text)).values;
      } catch (error) {
        isBlocked = !setAsideStored(place);
        const where = isBlocked ? 'left as it is' : `set aside as “${setAside(key)}”`;
        console.error(`The draft “${key}” could not be read and was ${where}:`, reasonOf(error));
        return null;
      }
    },
  });

  function followErasing(listener: () => void): () => void {
    return followStored(place, ({ type }) => {
      // A page that comes back from the back/forward cache still has what a forbidden storage refused.
      const isGone = readStored(place) === undefined && (type === 'storage' || !isRefused);
      if (isGone) listener();
    });
  }

  return {
    readFx,
    keepFx,
    kept,
    dropped,
    erased,
    /**
     * Calls back when the visitor erases everything, in any tab.
     *
     * @returns stops following
     */
    followErasing,
    $refused,
  };
}

/** The schema of a draft whose fields all hold text. */
export function textFields<Values extends Record<string, string>>(values: Values): Schema<Values> {
  const fields = Object.keys(values).map((name) => [name, string()] as const);
  return object(Object.fromEntries(fields)) as unknown as Schema<Values>;
}

/** The first of zod's complaints with its field, or the message of what was thrown. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { issues: [issue] = [], message } = error as { issues?: { path: PropertyKey[]; message: string }[] } & Error;
  return issue ? [...issue.path, issue.message].map(String).join(': ') : message;
}
