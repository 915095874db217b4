import type { BreadcrumbList, DigitalDocument, WithContext } from 'schema-dts';
import { absolute, addressHere, breadcrumbs, schemaOrg } from '@furrow/ui/structured-data';
import { lotPath, type MarketplaceProduct } from '../../data/products.model';
import { marketplace } from './words';

/** The document and the way to it, for search engines. */
export function proofJsonLd(
  product: MarketplaceProduct,
  name: string,
  path: string,
  day: string | undefined,
  author: string,
): [WithContext<DigitalDocument>, WithContext<BreadcrumbList>] {
  return [
    {
      '@context': schemaOrg,
      '@type': 'DigitalDocument',
      name,
      url: absolute(addressHere(path)),
      datePublished: day,
      author: { '@type': 'Person', name: author },
      about: { '@type': 'Product', name: product.name, sku: product.lot },
    },
    breadcrumbs([
      { name: marketplace, path: '/marketplace' },
      { name: product.name, path: lotPath(product) },
      { name, path },
    ]),
  ];
}
