import { fragmentTag } from '@furrow/contract/fragment-element';
import { askingFormAttribute } from '@furrow/contract/page-attributes';
import type { Typed } from '../head/record.inline';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls that were pressed. */
function pressed(): readonly HTMLElement[] {
  return window.furrowRecorded?.clicked ?? [];
}

/**
 * The fields that were changed, and what is in them. Code of any remote can reach them, and what it has put there throws
 * when it only looks like an element or a text.
 */
function typed(): [HTMLElement, Typed][] {
  const entries: Iterable<[unknown, Partial<Typed> | null]> = window.furrowRecorded?.typed ?? [];
  return [...entries].flatMap(([element, was]): [HTMLElement, Typed][] => {
    try {
      document.contains(element as Node);
      const { value, checked } = { ...was };
      return element instanceof HTMLElement && typeof value === 'string'
        ? [[element, { value, checked: !!checked }]]
        : [];
    } catch {
      return [];
    }
  });
}

/**
 * Repeats what a visitor typed and pressed in an island before it was hydrated, so that React gets it. Call this right
 * after hydration: from then on, input in the island is no longer recorded.
 */
export function replayEarlyInput(island: HTMLElement): void {
  const recorded = window.furrowRecorded;
  if (!recorded) return;
  recorded.hydrated.add(island);
  const inIsland = isIn(island);
  for (const [element, was] of typed()) {
    if (!inIsland(element)) continue;
    recorded.typed.delete(element);
    if (isField(element)) typeAgain(element, was);
  }
  const all = pressed();
  recorded.clicked = all.filter((element) => !inIsland(element));
  for (const element of all.filter(inIsland)) if (element.isConnected) press(element);
}

/**
 * React replaces the HTML of an island when it cannot hydrate it, for example because another version of React wrote it.
 * This moves what was recorded at the replaced elements, and the focus, to the new elements in the same places. Call it
 * after the HTML was replaced and before the input is repeated.
 *
 * @param before the nodes of the island until then
 */
export function followRecorded(island: HTMLElement, before: readonly Node[]): void {
  const recorded = window.furrowRecorded;
  if (!recorded) return;
  const replaced = before.filter((node): node is Element => node instanceof Element && !node.isConnected);
  const now = (element: HTMLElement) =>
    replaced.some((node) => node.contains(element)) ? sameIn(island, replaced, element) : element;
  recorded.clicked = pressed().flatMap((element) => now(element) ?? []);
  for (const [element, was] of typed()) {
    const same = now(element);
    if (same === element) continue;
    recorded.typed.delete(element);
    if (same) recorded.typed.set(same, was);
  }
  const { focused } = recorded;
  if (!(focused instanceof HTMLElement) || document.activeElement !== document.body) return;
  const same = now(focused);
  if (same !== focused) same?.focus({ preventScroll: true });
}

/**
 * Clicks the element. It gets a `mousedown` event too, because the list of antd's Select opens on that. All other
 * controls react to the click.
 */
function press(element: HTMLElement): void {
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  element.click();
}

/**
 * The element of `island` that stands where `element` stood in the nodes that were replaced; undefined when its text
 * differs.
 */
function sameIn(island: HTMLElement, replaced: readonly Element[], element: HTMLElement): HTMLElement | undefined {
  const tag = element.localName;
  const before = replaced.flatMap((node) => [
    ...(node.localName === tag ? [node] : []),
    ...node.querySelectorAll<HTMLElement>(tag),
  ]);
  const after = island.querySelectorAll<HTMLElement>(tag);
  const same = after[before.indexOf(element)];
  return same?.textContent === element.textContent ? same : undefined;
}

/** Returns the controls that were pressed or filled in and whose input has not been repeated yet. */
export function recordedControls(): HTMLElement[] {
  return [...pressed(), ...typed().map(([field]) => field)];
}

/** Whether `island` contains a control whose input has not been repeated yet. */
export function hasRecorded(island: HTMLElement): boolean {
  return recordedControls().some(isIn(island));
}

/**
 * Whether leaving the document would lose text that was typed into a form whose page asks before that. Boxes and lists do
 * not count, because one press makes such a choice again.
 */
export function wouldLoseInput(): boolean {
  const text = `[${askingFormAttribute}] :is(input:not([type=checkbox],[type=radio]),textarea)`;
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(text)];
  return fields.some((field) => window.furrowRecorded?.typed.has(field) && field.value !== field.defaultValue);
}

/** Whether the press on `link` still waits for code. */
export function isHeld(link: HTMLElement): boolean {
  return pressed().includes(link);
}

/**
 * Removes from the record the presses on links of `island` that open something over the page.
 *
 * @returns those links
 */
export function takeHeldLinks(island: HTMLElement): HTMLAnchorElement[] {
  const recorded = window.furrowRecorded;
  const links = pressed()
    .filter((element) => element instanceof HTMLAnchorElement)
    .filter(isIn(island));
  if (recorded) recorded.clicked = pressed().filter((element) => !links.some((link) => link === element));
  return links;
}

/** Forgets the presses that still wait for code. Call this when the visitor has left the page to which they belong. */
export function dropPresses(): void {
  if (window.furrowRecorded) window.furrowRecorded.clicked = [];
}

/**
 * Returns a test for elements of `island`. A fragment is hydrated separately, so its elements do not belong to the page
 * around it.
 */
export function isIn(island: HTMLElement): (element: Element) => boolean {
  return (element) => island.contains(element) && element.closest(fragmentTag) === island.closest(fragmentTag);
}

function isField(element: HTMLElement): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function typeAgain(field: Field, { value, checked }: Typed): void {
  // React reports a change only if the value differs from the last one that it saw. It sees values that are set through
  // the property it has put on the element. The setter of the prototype bypasses that property.
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !checked;
    field.click();
    return;
  }
  if (field.type === 'file') {
    // Its value cannot be written. The browser has kept the file.
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // A field of one line drops a line break, so its text does not change, and the caret and the selection do not move. In
  // a field of several lines they move to the end, and are put back.
  const { selectionStart, selectionEnd, selectionDirection } = field as HTMLTextAreaElement;
  field.value = `${value}\n`;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (field instanceof HTMLTextAreaElement && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
