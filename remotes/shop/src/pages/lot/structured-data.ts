import { categoryPath, lotPath, type MarketplaceProduct } from '../../data/products.model';

const origin = 'https://furrow.example';
const absolute = (path: string) => new URL(path, origin).href;

/** The lot and the way to it, for search engines. */
export function lotJsonLd(product: MarketplaceProduct): object[] {
  const { name, description, image, lot, category, farmer, price, currency, inStock, rating, reviews } = product;
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Marketplace', path: '/marketplace' },
    { name: category, path: categoryPath(category) },
    { name, path: lotPath(product) },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description,
      image: absolute(image),
      sku: lot,
      category,
      brand: { '@type': 'Brand', name: farmer },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: currency,
        availability: `https://schema.org/${inStock ? 'InStock' : 'SoldOut'}`,
        url: absolute(lotPath(product)),
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: absolute(step.path),
      })),
    },
  ];
}
