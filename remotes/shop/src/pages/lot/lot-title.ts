import { cutTitle } from '@furrow/ui/format';
import type { MarketplaceProduct } from '../../data/products.model';

/** What a window is called that shows the lot, without the name of the site. */
export function lotTitle({ name, farmer, location }: MarketplaceProduct): string {
  return cutTitle(`${name} from ${farmer}, ${location}`);
}
