/** What was pressed and typed before the page was interactive, with what each field held last. */
export type Recorded = {
  clicked: HTMLElement[];
  typed: Map<HTMLElement, { value: string; checked: boolean }>;
  /** What had the focus last. */
  focused?: EventTarget | null;
  /** The islands that are hydrated: what is done in them is not recorded any more. */
  hydrated: WeakSet<Element>;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    furrowRecorded?: Recorded;
  }
}

/**
 * Inline script: records presses on the controls of the page in the slot, its fields that were changed, and the focus, until the island that
 * they are in is hydrated. A fragment, in the page or in the header, is an island of its own.
 * Links stay links, except those of fragments that open something, pressed without a modifier key. `<summary>` opens by itself, and so do
 * the menus of the header. It must not refer to anything but its argument, because its text is what runs.
 *
 * @param controls the selector of `@furrow/formats/controls`
 */
export function recordEarlyInput(controls: string): void {
  const recorded: Recorded = { clicked: [], typed: new Map(), hydrated: new WeakSet() };
  window.furrowRecorded = recorded;
  /** Goes from the element outward to the end of its island. */
  const isIn = (target: EventTarget | null, isWanted: (element: Element) => boolean) => {
    for (let node = target instanceof Element ? target : null; node && node.id !== 'slot'; node = node.parentElement) {
      if (isWanted(node)) return true;
      // This is `fragmentTag`.
      if (node.localName === 'furrow-fragment') break;
    }
    return false;
  };
  const isOver = (target: EventTarget | null) => isIn(target, (element) => recorded.hydrated.has(element));
  // Once a root has begun to hydrate, React receives the clicks in it, and hydrates the clicked part first.
  const isHeard = (target: EventTarget | null) =>
    isIn(target, (element) => Object.keys(element).some((key) => key.startsWith('__reactContainer$')));
  const isField = (element: Element) =>
    'value' in element && (!('type' in element) || !/^(?:button|submit|reset|image)$/.test(String(element.type)));
  document.addEventListener(
    'click',
    (event) => {
      const clicked = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
      if (!clicked || isField(clicked) || isOver(clicked) || isHeard(clicked)) return;
      if (clicked.localName === 'a' && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
      recorded.clicked.push(clicked);
    },
    true,
  );
  document.addEventListener('focusin', ({ target }) => (recorded.focused = target));
  for (const type of ['input', 'change']) {
    document.addEventListener(
      type,
      ({ target, isTrusted }) => {
        if (isOver(target) || !(target instanceof HTMLElement) || !('value' in target)) return;
        if (!target.closest('#slot,furrow-fragment')) return;
        // React itself handles a field that changes while it hydrates.
        if (!isTrusted && isHeard(target)) return;
        recorded.typed.set(target, { value: String(target.value), checked: 'checked' in target && !!target.checked });
      },
      true,
    );
  }
  document.addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      const isInIsland = target instanceof Element && target.closest('#slot,furrow-fragment') !== null;
      if (isInIsland && !isOver(target)) event.preventDefault();
    },
    true,
  );
}
