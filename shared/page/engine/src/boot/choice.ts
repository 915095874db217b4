import { readStored, writeStored } from '@furrow/remote/stored';

/** A choice of the visitor, made with radio buttons of the shell and kept in local storage. */
export type StoredChoice<Value extends string> = {
  /** Its key in local storage. */
  key: string;
  /** The attribute of the groups of radio buttons in which it is made. */
  group: string;
  /** What can be stored. */
  values: readonly Value[];
  /** What holds while nothing is stored. */
  otherwise: Value;
  /** Shows what is chosen. It runs at once, and whenever the visitor or another tab has changed the choice. */
  apply: (chosen: Value) => void;
};

/**
 * Follows a choice and checks its radio buttons, wherever it is made. What the visitor chooses is stored; what holds without a
 * choice is stored only if it is one of the values.
 */
export function followChoice<Value extends string>({
  key,
  group,
  values,
  otherwise,
  apply,
}: StoredChoice<Value>): void {
  const place = { key, storage: 'local' } as const;
  /** A choice that the browser could not store. It holds for this page view. */
  let unsaved: Value | undefined;

  function show(chosen: Value): void {
    apply(chosen);
    for (const radio of document.querySelectorAll<HTMLInputElement>(`[${group}] input`)) {
      radio.checked = radio.value === chosen;
    }
  }

  function showSaved(): void {
    const saved = readStored(place);
    show(unsaved ?? values.find((value) => value === saved) ?? otherwise);
  }

  showSaved();
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(`[${group}]`)) return;
    const chosen = target.value as Value;
    unsaved = writeStored(place, values.includes(chosen) ? chosen : undefined) ? undefined : chosen;
    show(chosen);
  });
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) showSaved();
  });
  // When a page is shown again from the cache of the browser, its radio buttons have their old state, and the page has
  // missed changes in other tabs.
  window.addEventListener('pageshow', showSaved);
}
