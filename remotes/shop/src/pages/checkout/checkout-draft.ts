import { emptyCheckout, type Checkout } from './checkout.schema';

const storageKey = 'checkout';

/** What was typed in this tab and not ordered yet; empty fields when nothing is kept or it cannot be read. */
export function readDraft(): Checkout {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return emptyCheckout;
    const texts = Object.entries(kept).filter(([name, value]) => name in emptyCheckout && typeof value === 'string');
    return { ...emptyCheckout, ...(Object.fromEntries(texts) as Partial<Checkout>) };
  } catch {
    return emptyCheckout;
  }
}

/** Session storage, not local: an address should not outlive the tab. Where it is full or forbidden, a reload starts over. */
export function keepDraft(draft: Partial<Checkout>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // The form works without it.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
