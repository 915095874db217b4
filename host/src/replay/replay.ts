import './record.inline';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the visitor had typed into a field, before React puts its own value there. */
type Typed = { field: Field; value: string; checked: boolean };

/**
 * Takes what was typed into `part` of the page so far. Call it right before the part hydrates, and the returned function
 * right after: it types and clicks again, so that React sees it all.
 */
export function holdEarlyInput(part: HTMLElement, except = ''): () => void {
  const inPart = (element: HTMLElement) => part.contains(element) && !(except && element.closest(except));
  const typed = new Map<Field, Typed>();
  const take = () => {
    for (const element of window.furrowRecorded?.typed ?? []) {
      if (!isField(element) || !inPart(element) || typed.has(element)) continue;
      const { value } = element;
      typed.set(element, { field: element, value, checked: 'checked' in element && element.checked });
    }
  };
  take();
  return () => {
    const recorded = window.furrowRecorded;
    if (!recorded) return;
    for (const entry of typed.values()) typeAgain(entry);
    for (const element of recorded.typed) if (inPart(element)) recorded.typed.delete(element);
    const clicked = recorded.clicked.filter(inPart);
    recorded.clicked = recorded.clicked.filter((element) => !inPart(element));
    for (const element of clicked) if (element.isConnected) element.click();
  };
}

/** From now on React hears everything itself. */
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

function typeAgain({ field, value, checked }: Typed): void {
  // React compares with what its own property of the element last saw, and hydration let it see the typed value already.
  // Another value goes in through that property, the typed one past it, through the prototype's setter.
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = value === '' ? '0' : '';
  setNative(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function setNative(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
