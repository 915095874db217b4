import { createValue, type Value } from '@furrow/remote/value';

declare global {
  /** The ids of the lots, which belong to the document: two builds of the shop in it have one list. */
  var furrowLots: Value<readonly string[]> | undefined;
}

/** The marketplace's own cart: ids of lots, in this tab until it is loaded again. It is not the shop's cart. */
const ids = (globalThis.furrowLots ??= createValue<readonly string[]>([]));

export const lotList = {
  current: ids.current,
  subscribe: ids.subscribe,
  /** A lot can be added once. */
  add(id: string) {
    ids.set([...new Set([...ids.current(), id])]);
  },
  remove(...lots: readonly string[]) {
    ids.set(ids.current().filter((each) => !lots.includes(each)));
  },
  /** Lots that were taken off `before` come back, each to its place. What has been added since follows. */
  putBack(lots: readonly string[], before: readonly string[]) {
    const now = ids.current();
    ids.set([...new Set([...before.filter((id) => lots.includes(id) || now.includes(id)), ...now])]);
  },
  clear() {
    ids.set([]);
  },
};
