import { RelatedEntries } from '@furrow/ui/related-entries';
import { traces } from '../../data/lot-traces.data';
import { marketplaceProducts } from '../../data/products.data';
import { lotPath, lots } from '../../data/products.model';
import { said } from '../../data/trace-words';
import { lotsOfArticle, type ArticleLotsProps } from './article-lots.schema';
import * as words from './words';

/** The lots that show what an article is about. */
export default function ArticleLotsFragment({ article }: ArticleLotsProps) {
  const wanted = lotsOfArticle[article] ?? [];
  const shown = marketplaceProducts.filter(({ id }) => wanted.includes(id));
  return (
    <RelatedEntries
      title={words.inTheMarketplace}
      fact={lots(shown.length)}
      entries={shown.map((product) => ({
        to: lotPath(product),
        name: product.name,
        note: words.priceAndKeeping(
          `${product.price} ${product.currency} / ${product.unit}`,
          said(traces[product.id]?.keeps ?? ''),
        ),
      }))}
    />
  );
}
