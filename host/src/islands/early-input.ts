import { fragmentTag } from '@furrow/formats/fragment-element';
import '../boot/record.inline';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Types and clicks again what a visitor did in `part` of the page before it was hydrated, so that React sees it all. Call it
 * right after the part hydrated: from then on nothing in it is recorded.
 */
export function replayEarlyInput(part: HTMLElement): void {
  const recorded = window.furrowRecorded;
  if (!recorded) return;
  recorded.hydrated.add(part);
  const inPart = isIn(part);
  for (const [element, was] of [...recorded.typed]) {
    if (!inPart(element)) continue;
    recorded.typed.delete(element);
    if (isField(element)) typeAgain(element, was);
  }
  const clicked = recorded.clicked.filter(inPart);
  recorded.clicked = recorded.clicked.filter((element) => !inPart(element));
  for (const element of clicked) if (element.isConnected) press(element);
}

/**
 * Moves what was recorded in HTML that `part` no longer holds to the elements that stand in the same place now, and the focus too. Call
 * it after the HTML of the part was written anew, and before the part is replayed. React writes a page anew when it hydrates one that the
 * browser has translated.
 *
 * @param before what the part held until then
 */
export function followRecorded(part: HTMLElement, before: readonly Node[]): void {
  const recorded = window.furrowRecorded;
  if (!recorded) return;
  const replaced = before.filter((node): node is Element => node instanceof Element && !node.isConnected);
  const now = (element: HTMLElement) =>
    replaced.some((node) => node.contains(element)) ? sameIn(part, replaced, element) : element;
  recorded.clicked = recorded.clicked.flatMap((element) => now(element) ?? []);
  for (const [element, was] of [...recorded.typed]) {
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

/** Dispatches `mousedown` too, because the list of antd's Select opens by it. Everything else answers the click. */
function press(element: HTMLElement): void {
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  element.click();
}

/**
 * The element of `part` that stands where `element` stood in the nodes that were replaced; undefined when its text is another. A text that
 * the browser has translated, which is in elements of the browser's own, says nothing: then only as many elements as before will do.
 */
function sameIn(part: HTMLElement, replaced: readonly Element[], element: HTMLElement): HTMLElement | undefined {
  const tag = element.localName;
  const before = replaced.flatMap((node) => [
    ...(node.localName === tag ? [node] : []),
    ...node.querySelectorAll<HTMLElement>(tag),
  ]);
  const after = part.querySelectorAll<HTMLElement>(tag);
  const same = after[before.indexOf(element)];
  const isTranslated = element.querySelector('font') !== null && after.length === before.length;
  return isTranslated || same?.textContent === element.textContent ? same : undefined;
}

/** The controls that were pressed or filled in and have heard nothing of it yet. */
export function recordedControls(): HTMLElement[] {
  const { clicked = [], typed = new Map<HTMLElement, unknown>() } = window.furrowRecorded ?? {};
  return [...clicked, ...typed.keys()];
}

/** Whether a control in `part` was pressed or filled in and has heard nothing of it yet. */
export function hasRecorded(part: HTMLElement): boolean {
  return recordedControls().some(isIn(part));
}

/** Whether the press on `link` still waits for code. */
export function isHeld(link: HTMLElement): boolean {
  return window.furrowRecorded?.clicked.includes(link) ?? false;
}

/**
 * Removes from the record the presses on links in `part`, which were meant to open something over the page.
 *
 * @returns those links
 */
export function takeHeldLinks(part: HTMLElement): HTMLAnchorElement[] {
  const recorded = window.furrowRecorded;
  const links = recorded?.clicked.filter((element) => element instanceof HTMLAnchorElement).filter(isIn(part)) ?? [];
  if (recorded) recorded.clicked = recorded.clicked.filter((element) => !links.some((link) => link === element));
  return links;
}

/** Forgets the presses that still wait for code: the visitor has gone on, and they belonged to the page before. */
export function dropPresses(): void {
  if (window.furrowRecorded) window.furrowRecorded.clicked = [];
}

/** A fragment comes to life by itself, so what was done in it belongs to it and not to the page around it. */
function isIn(part: HTMLElement): (element: HTMLElement) => boolean {
  return (element) => part.contains(element) && element.closest(fragmentTag) === part.closest(fragmentTag);
}

function isField(element: HTMLElement): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function typeAgain(field: Field, { value, checked }: { value: string; checked: boolean }): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    setNative(field, 'checked', !checked);
    field.click();
    return;
  }
  // React hears of a change only if the value differs from the last one it saw. It sees what is set through its own property on
  // the element; the prototype's setter goes past it.
  field.value = `${value} `;
  setNative(field, 'value', value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function setNative(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
}
