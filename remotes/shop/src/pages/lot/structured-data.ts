import type { BreadcrumbList, Product, WithContext } from 'schema-dts';
import { absolute, breadcrumbs, lastingPicture, schemaOrg } from '@furrow/ui/structured-data';
import { categoryPath, lotPath, type MarketplaceProduct } from '../../data/products.model';

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
      category,
      brand: { '@type': 'Brand', name: farmer },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: currency,
        availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
        url: absolute(lotPath(product)),
        seller: { '@type': 'Organization', name: farmer },
      },
    },
    breadcrumbs([
      { name: 'Marketplace', path: '/marketplace' },
      { name: category, path: categoryPath(category) },
      { name, path: lotPath(product) },
    ]),
  ];
}
