/** What was clicked and typed before the page was interactive, with what each field held last. */
export type Recorded = {
  clicked: HTMLElement[];
  typed: Map<HTMLElement, { value: string; checked: boolean }>;
  /** What had the focus last. */
  focused?: EventTarget | null;
  /** What is done to the page itself is not recorded any more; fragments in it may still be without life. */
  pageIsAlive?: boolean;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    furrowRecorded?: Recorded;
  }
}

/**
 * Inline script: records clicks on the controls of the page in the slot, its fields that were changed, and the focus, until it is hydrated. A
 * fragment, in the page or in the header, is hydrated by itself.
 * Links stay links, except those of fragments that open something, pressed without a modifier key. `<summary>` opens by itself, and so do
 * the menus of the header. It must not refer to anything but its argument, because its text is what runs.
 *
 * @param controls the selector of `@furrow/formats/controls`
 */
export function recordEarlyInput(controls: string): void {
  const recorded: Recorded = { clicked: [], typed: new Map() };
  window.furrowRecorded = recorded;
  const isOver = (target: EventTarget | null) =>
    !window.furrowRecorded ||
    (recorded.pageIsAlive && !(target instanceof Element && target.closest('furrow-fragment')));
  const isField = (element: Element) =>
    'value' in element && (!('type' in element) || !/^(?:button|submit|reset|image)$/.test(String(element.type)));
  const control = (target: EventTarget | null) => {
    const found = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    return found && !isField(found) ? found : null;
  };
  // Once a root has begun to hydrate, React receives the clicks in it, and hydrates the clicked part first.
  const isHeard = (element: Element) => {
    for (let node: Element | null = element; node && node.id !== 'slot'; node = node.parentElement) {
      if (Object.keys(node).some((key) => key.startsWith('__reactContainer$'))) return true;
      // This is `fragmentTag`.
      if (node.localName === 'furrow-fragment') break;
    }
    return false;
  };
  document.addEventListener(
    'click',
    (event) => {
      const clicked = control(event.target);
      if (clicked?.localName === 'a' && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
      if (clicked && !isOver(clicked) && !isHeard(clicked)) recorded.clicked.push(clicked);
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
        if ((!isTrusted || recorded.pageIsAlive) && isHeard(target)) return;
        recorded.typed.set(target, { value: String(target.value), checked: 'checked' in target && !!target.checked });
      },
      true,
    );
  }
  document.addEventListener(
    'submit',
    (event) => {
      if (!isOver(event.target) && !event.defaultPrevented) event.preventDefault();
    },
    true,
  );
}
