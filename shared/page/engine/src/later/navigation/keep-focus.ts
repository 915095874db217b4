/** Where an element was: its ancestors, the nearest first, and which child of each one it was in. */
type Place = readonly { parent: Element; index: number }[];

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Keeps the focus of the keyboard near the control that had it. A page may take a control away, hide it or disable it,
 * also by the press on it; a browser then gives the focus to nobody, and Tab begins at the top of the page. The focus
 * goes to the control that took its place, else to the next one there, else to the one before. When the heading of the
 * page went as well, the page shows something else, and the focus goes to its heading.
 *
 * @param isKeeper whether an element holds places to return to; the elements around it hold none. Another page has a
 *   focus of its own
 * @param toasts whose controls give the focus back by themselves
 */
export function keepFocusNear(isKeeper: (element: Element) => boolean, toasts?: Element): void {
  let focused: HTMLElement | undefined;
  let place: Place = [];
  let heading: Element | null | undefined;

  document.addEventListener('focusin', ({ target }) => {
    if (toasts?.contains(target as Node)) return;
    focused = target instanceof HTMLElement ? target : undefined;
    place = focused ? placeOf(focused, isKeeper) : [];
    heading = place.at(-1)?.parent.querySelector('h1');
  });
  // Whoever presses beside all controls has left the last one.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target === focused && focused && isControl(focused) && document.activeElement === document.body)
        focused = undefined;
    }),
  );
  // Whether a control can still be seen is asked when the browser lays the page out anyway.
  new MutationObserver(() => {
    if (focused) requestAnimationFrame(goOn);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });

  /** A browser takes the focus from a disabled control later than from one that goes. */
  function isLost(): boolean {
    if (!focused || isControl(focused)) return false;
    return document.activeElement === document.body || document.activeElement === focused;
  }

  function goOn(): void {
    // Somebody may have taken the focus, or the control has come back.
    if (!isLost()) return;
    const next = (heading?.isConnected === false && headingIn(place)) || nearest(place);
    focused = undefined;
    next?.focus({ preventScroll: true });
  }
}

function placeOf(element: Element, isKeeper: (element: Element) => boolean): Place {
  const place: { parent: Element; index: number }[] = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    place.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
    if (isKeeper(child.parentElement)) return place;
  }
  return [];
}

/** The heading of a page, which nobody can reach with Tab. */
function headingIn(place: Place): HTMLElement | undefined {
  const heading = place.at(-1)?.parent.querySelector('h1') ?? undefined;
  if (heading) heading.tabIndex = -1;
  return heading;
}

function nearest(place: Place): HTMLElement | undefined {
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const inside = [child, ...child.querySelectorAll(controls)].filter(isControl);
      const next = children.indexOf(child) < index ? inside.at(-1) : inside[0];
      if (next) return next;
    }
  }
  return undefined;
}

function isControl(element: Element): element is HTMLElement {
  return (
    element.matches(`:is(${controls}, [tabindex]):not(:disabled, [inert] *)`) && element.getClientRects().length > 0
  );
}
