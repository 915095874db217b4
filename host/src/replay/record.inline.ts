/** What was clicked and typed before the page was interactive; `null` once everything is. */
export type Recorded = { clicked: HTMLElement[]; typed: Set<HTMLElement> };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    furrowRecorded?: Recorded;
  }
}

/**
 * Inline script: records clicks on controls, and fields that were changed, until their part of the page is hydrated.
 * Links stay links. It must not refer to anything outside itself, because its text is what runs.
 */
export function recordEarlyInput(): void {
  const recorded: Recorded = { clicked: [], typed: new Set() };
  window.furrowRecorded = recorded;
  const control = (target: EventTarget | null) =>
    target instanceof Element
      ? target.closest<HTMLElement>('button,summary,[role=button],[role=tab],[role=combobox]')
      : null;
  document.addEventListener(
    'click',
    (event) => {
      const clicked = control(event.target);
      if (window.furrowRecorded && clicked) recorded.clicked.push(clicked);
    },
    true,
  );
  for (const type of ['input', 'change']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (window.furrowRecorded && target instanceof HTMLElement) recorded.typed.add(target);
      },
      true,
    );
  }
  document.addEventListener(
    'submit',
    (event) => {
      if (window.furrowRecorded && !event.defaultPrevented) event.preventDefault();
    },
    true,
  );
}
