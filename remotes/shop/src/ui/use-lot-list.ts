import { useSyncExternalStore } from 'react';
import { useNotify } from '@furrow/remote/services';
import { lotList } from '../data/lot-list';
import type { MarketplaceProduct } from '../data/products.model';
import { addedToast } from './added-toast';

const none: readonly string[] = [];

/** The ids of the lots in the marketplace's own cart, and a function that adds a lot. A prerendered page shows the cart empty. */
export function useLotList(): [ids: readonly string[], add: (product: MarketplaceProduct) => void] {
  const notify = useNotify();
  const ids = useSyncExternalStore(lotList.subscribe, lotList.current, () => none);
  function add(product: MarketplaceProduct) {
    lotList.add(product.id);
    notify(addedToast(product, () => lotList.remove(product.id)));
  }
  return [ids, add];
}
