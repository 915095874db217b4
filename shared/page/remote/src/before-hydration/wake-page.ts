import { wakeEvent } from '@furrow/contract/hydrate-policy';

/**
 * Lets the boot script of a page that sleeps wake it, because what the page shows depends on something that only the
 * browser knows, such as an entry of its storage. Most visitors do not have the entry, so for them the page goes on
 * sleeping.
 */
export function wakePage(): void {
  const wake = () => document.dispatchEvent(new Event(wakeEvent));
  // The host listens from its boot script on, which is deferred: it has run before the document is complete.
  if (document.readyState === 'complete') wake();
  else window.addEventListener('load', wake, { once: true });
}
