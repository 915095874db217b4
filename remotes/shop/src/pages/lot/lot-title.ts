import { cutTitle } from '@furrow/ui/format';
import { placeName, type MarketplaceProduct } from '../../data/products.model';
import { title } from './words';

/** What a window is called that shows the lot, without the name of the site. */
export function lotTitle({ name, farmer, location }: MarketplaceProduct): string {
  return cutTitle(title(name, farmer, placeName(location)));
}
