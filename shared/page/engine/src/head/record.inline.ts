import type { EarlyInput } from '@furrow/contract';

/** The last content of a field. */
export type Typed = { value: string; checked: boolean };

/** What the visitor pressed and typed before the code of the page ran. */
export type Recorded = EarlyInput & {
  typed: Map<HTMLElement, Typed>;
  /** The element that had the focus last. */
  readonly focused?: EventTarget | null;
  /** The islands that are hydrated. Input in these is no longer recorded. */
  hydrated: WeakSet<Element>;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    furrowRecorded?: Recorded;
  }
}

/**
 * Inline script: records the input of the visitor in each island until that island is hydrated: presses on controls,
 * changes of fields, and the focus. The page in the outlet is an island, and so is each fragment in the page or in the
 * header.
 *
 * Presses on links are not recorded, because the browser follows them. The exception are links of fragments that open
 * something over the page. `<summary>` and the menus of the header work without code, so they are not recorded either.
 *
 * The text of this function is what runs, so the function must use nothing but its argument.
 *
 * @param controls the selector of `@furrow/formats/controls`
 */
export function recordEarlyInput(controls: string): void {
  let presses: HTMLElement[] = [];
  let focused: EventTarget | null = null;
  const typed: Recorded['typed'] = Object.freeze(new Map());
  const hydrated: Recorded['hydrated'] = Object.freeze(new WeakSet());
  // What code of a remote has put there may only look like an element. It throws when it is looked for in the page.
  const isElement = (value: unknown): value is HTMLElement => {
    try {
      return (document.contains(value as Node), value instanceof HTMLElement);
    } catch {
      return false;
    }
  };
  // Code of a remote can take presses out of the record, but not replace the record or its functions. The host looks at
  // what else it finds there before it uses it (`common/early-input.ts`).
  const recorded: Recorded = {
    // It is a fresh list each time, of elements alone, because code of a remote may have frozen the last one, or put
    // getters there.
    get clicked() {
      const values: PropertyDescriptor[] = Object.values(Object.getOwnPropertyDescriptors(presses));
      return (presses = values.flatMap(({ value }) => (isElement(value) ? value : [])));
    },
    set clicked(left) {
      presses = [...left];
    },
    get focused() {
      return focused;
    },
    typed,
    hydrated,
  };
  Object.defineProperty(window, 'furrowRecorded', { value: Object.freeze(recorded) });
  /** Tests the element and its ancestors up to the end of its island. */
  const isIn = (target: EventTarget | null, isWanted: (element: Element) => boolean) => {
    for (let node = target instanceof Element ? target : null; node && node.id !== 'slot'; node = node.parentElement) {
      if (isWanted(node)) return true;
      // The name of the element is `fragmentTag` of `@furrow/contract/fragment-element`.
      if (node.localName === 'furrow-fragment') break;
    }
    return false;
  };
  const islandOf = (target: unknown) => (isElement(target) ? target.closest('#slot,furrow-fragment') : null);
  const isOver = (target: EventTarget | null) => isIn(target, (element) => hydrated.has(element));
  // When React has begun to hydrate an element, it handles clicks inside it itself: it hydrates the clicked part first,
  // and then answers the click.
  const isHeard = (target: EventTarget | null) =>
    isIn(target, (element) => Object.keys(element).some((key) => key.startsWith('__reactContainer$')));
  const isField = (element: Element) =>
    'value' in element && (!('type' in element) || !/^(?:button|submit|reset|image)$/.test(String(element.type)));
  document.addEventListener(
    'click',
    (event) => {
      const clicked = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
      if (!clicked || isField(clicked) || isOver(clicked)) return;
      if (clicked.localName === 'a' && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
      if (isHeard(clicked)) {
        // React would answer the press on a button before it knows what was typed. So it gets both, in their order.
        const island = islandOf(clicked);
        if (clicked.localName !== 'button' || !island || ![...typed.keys()].some((field) => islandOf(field) === island))
          return;
        event.preventDefault();
        event.stopPropagation();
      }
      recorded.clicked.push(clicked);
    },
    true,
  );
  document.addEventListener('focusin', ({ target }) => (focused = target));
  // React may write the value that it knows into a field before the input is repeated. What is typed then goes on behind
  // what was there.
  document.addEventListener(
    'beforeinput',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !('value' in target) || !isHeard(target)) return;
      const was = typed.get(target) as Typed | undefined;
      if (was && target.value !== was.value) target.value = was.value;
    },
    true,
  );
  for (const type of ['input', 'change']) {
    document.addEventListener(
      type,
      ({ target, isTrusted }) => {
        if (isOver(target) || !(target instanceof HTMLElement) || !('value' in target)) return;
        if (!islandOf(target)) return;
        // A script has sent this event, and React handles the changes of fields that it hydrates.
        if (!isTrusted && isHeard(target)) return;
        // The answer to a group of radios is the one that was chosen last, so that comes last again.
        typed.delete(target);
        typed.set(target, { value: String(target.value), checked: 'checked' in target && !!target.checked });
      },
      true,
    );
  }
  document.addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (islandOf(target) && !isOver(target)) event.preventDefault();
    },
    true,
  );
}
