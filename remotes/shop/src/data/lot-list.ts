import { createValue } from '@furrow/remote/value';

/** The marketplace's own cart: ids of lots, in this tab until it is loaded anew. It is not the shop's cart. */
const ids = createValue<readonly string[]>([]);

export const lotList = {
  current: ids.current,
  subscribe: ids.subscribe,
  /** A lot can be added once. */
  add(id: string) {
    ids.set([...new Set([...ids.current(), id])]);
  },
  remove(id: string) {
    ids.set(ids.current().filter((each) => each !== id));
  },
  clear() {
    ids.set([]);
  },
};
