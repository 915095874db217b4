import type { CartItem } from '@furrow/cart/model';

export type Order = { items: CartItem[]; itemCount: number; totalCents: number };

const storageKey = 'order';

/** What the storage refused lasts until the page is loaded anew. */
let refused: Order | undefined;

/** Session storage: what was ordered is nobody's business once the tab is closed. */
export function keepOrder(order: Order): void {
  refused = undefined;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(order));
  } catch {
    refused = order;
  }
}

/** The last order of this tab; undefined when there is none or it cannot be read. */
export function readOrder(): Order | undefined {
  if (refused) return refused;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isOrder(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const texts = ['id', 'name', 'farm', 'image', 'unit'];

function isOrder(value: unknown): value is Order {
  if (!isRecord(value) || !Array.isArray(value.items)) return false;
  return (
    Number.isSafeInteger(value.itemCount) &&
    Number.isSafeInteger(value.totalCents) &&
    value.items.every(
      (item: unknown) =>
        isRecord(item) &&
        texts.every((field) => typeof item[field] === 'string') &&
        /^\d+(\.\d+)?$/.test(String(item.price)) &&
        Number.isSafeInteger(item.quantity),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
