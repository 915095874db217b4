/**
 * Shows the bar of a lot at the foot of a phone's window while neither the lot's own button nor the foot of the site is in view.
 * `place` is the element that holds the fragment. Whether the bar is shown is an attribute of the root element, so that what
 * was rendered stays unchanged.
 *
 * @returns ends it
 */
export function followLotBar(place: Element): () => void {
  const root = document.documentElement;
  const own = place.querySelector('article button');
  if (!own) return () => {};
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    // The visitor went on to another page of the same document.
    if (!own.isConnected) return observer.disconnect();
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    root.toggleAttribute('data-lot-bar', inView.size === 0);
  });
  for (const end of [own, ...document.querySelectorAll('footer[data-shell]')]) observer.observe(end);
  return () => {
    observer.disconnect();
    root.removeAttribute('data-lot-bar');
  };
}
