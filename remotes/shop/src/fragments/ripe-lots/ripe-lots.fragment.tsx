import { Anchor } from '@furrow/ui/anchor';
import { PictureEntries } from '@furrow/ui/picture-entries';
import { marketplaceProducts } from '../../data/products.data';
import { lotPath, placeName } from '../../data/products.model';
import { seasons } from '../../data/seasons.data';
import { seasonInShort } from '../../data/seasons.model';
import { ripeFirst } from './ripe-lots.model';
import type { RipeLotsProps } from './ripe-lots.schema';
import * as words from './words';

const sold = marketplaceProducts.filter(({ inStock }) => inStock);

/** The lots that are in season and in stock. */
export default function RipeLotsFragment({ count }: RipeLotsProps) {
  const ripe = ripeFirst(sold, seasons).slice(0, count);
  return (
    <PictureEntries
      title={words.ripeAndOnSale}
      all={<Anchor to="/marketplace">{words.allLots}</Anchor>}
      entries={ripe.map(({ product, season }) => ({
        to: lotPath(product),
        image: product.image,
        name: product.name,
        of: `${product.farmer}, ${placeName(product.location)}`,
        figure: `${product.price} ${product.currency} / ${product.unit}`,
        end: seasonInShort({ season }),
      }))}
    />
  );
}
