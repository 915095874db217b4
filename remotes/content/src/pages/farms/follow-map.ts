/**
 * Lights the picture of a farm on the map and its line in the list together, whichever of them is pointed at or has the
 * focus, and marks the part of the map that a phone shows. All of this is attributes, so that what was rendered stays
 * unchanged.
 *
 * @param place the element that holds the map and the list
 * @returns ends it
 */
export function followMap(place: HTMLElement): () => void {
  const scroller = place.querySelector('[data-scroller]');
  const listening = new AbortController();
  const { signal } = listening;

  const light = ({ type, target }: Event) => {
    const left = type === 'pointerleave' || type === 'focusout';
    const id = left ? undefined : (target as Element).closest<HTMLElement>('[data-farm]')?.dataset.farm;
    for (const part of place.querySelectorAll<HTMLElement>('[data-farm]'))
      part.toggleAttribute('data-lit', part.dataset.farm === id);
  };
  for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout'])
    place.addEventListener(type, light, { signal });

  const markStop = () => {
    const start = scroller?.getBoundingClientRect().left ?? 0;
    const distance = (stop: Element) => Math.abs(stop.getBoundingClientRect().left - start);
    const stops = [...place.querySelectorAll('[data-stop]')];
    const nearest = stops.reduce<Element | undefined>(
      (best, stop) => (best && distance(best) <= distance(stop) ? best : stop),
      undefined,
    );
    for (const tab of place.querySelectorAll('[data-tab]'))
      if (tab.getAttribute('href') === `#${nearest?.id}`) tab.setAttribute('aria-current', 'true');
      else tab.removeAttribute('aria-current');
  };
  scroller?.addEventListener('scroll', markStop, { signal, passive: true });
  markStop();
  return () => listening.abort();
}
