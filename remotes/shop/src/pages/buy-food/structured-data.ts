import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import { absolute, addressHere, breadcrumbs, lastingPicture, schemaOrg } from '@furrow/ui/structured-data';
import type { ShopProduct } from '../../data/featured-products.model';
import { crumb } from './words';

const path = '/buy-food';

/** What the shop sells this week and the way to it, for search engines. */
export function shopJsonLd(products: readonly ShopProduct[]): [WithContext<ItemList>, WithContext<BreadcrumbList>] {
  return [
    {
      '@context': schemaOrg,
      '@type': 'ItemList',
      numberOfItems: products.length,
      itemListElement: products.map(({ name, description, image, farm, price }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Product',
          name,
          description,
          image: lastingPicture('shop', image),
          brand: { '@type': 'Brand', name: farm },
          offers: {
            '@type': 'Offer',
            price,
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url: absolute(addressHere(path)),
          },
        },
      })),
    },
    breadcrumbs([{ name: crumb, path }]),
  ];
}
