import type { BreadcrumbList, Product, WithContext } from 'schema-dts';
import { absolute, addressHere, breadcrumbs, lastingPicture, schemaOrg } from '@furrow/ui/structured-data';
import { categoryName, categoryPath, lotPath, type MarketplaceProduct } from '../../data/products.model';
import { marketplace } from './words';

/** The lot and the way to it, for search engines. */
export function lotJsonLd(product: MarketplaceProduct): [WithContext<Product>, WithContext<BreadcrumbList>] {
  const { name, description, image, lot, category, farmer, price, currency, inStock, rating, reviews } = product;
  return [
    {
      '@context': schemaOrg,
      '@type': 'Product',
      name,
      description,
      image: lastingPicture('shop', image),
      sku: lot,
      category: categoryName(category),
      brand: { '@type': 'Brand', name: farmer },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: currency,
        availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
        url: absolute(addressHere(lotPath(product))),
        seller: { '@type': 'Organization', name: farmer },
      },
    },
    breadcrumbs([
      { name: marketplace, path: '/marketplace' },
      { name: categoryName(category), path: categoryPath(category) },
      { name, path: lotPath(product) },
    ]),
  ];
}
