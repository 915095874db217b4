import './record.inline';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Types and clicks again what a visitor did in `part` of the page before it was hydrated, so that React sees it all. Call it
 * right after the part hydrated.
 */
export function replayEarlyInput(part: HTMLElement): void {
  const recorded = window.furrowRecorded;
  if (!recorded) return;
  const inPart = (element: HTMLElement) => part.contains(element);
  for (const [element, was] of [...recorded.typed]) {
    if (!inPart(element)) continue;
    recorded.typed.delete(element);
    if (isField(element)) typeAgain(element, was);
  }
  const clicked = recorded.clicked.filter(inPart);
  recorded.clicked = recorded.clicked.filter((element) => !inPart(element));
  for (const element of clicked) if (element.isConnected) element.click();
}

/** Ends the recording: every part of the page is hydrated, so React receives all events from now on. */
export function stopRecording(): void {
  delete window.furrowRecorded;
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
