import type { BreadcrumbList, Organization, WithContext } from 'schema-dts';
import { absolute, breadcrumbs, schemaOrg } from '@furrow/ui/structured-data';
import type { Farm } from '../../data/farm';
import { farmPath } from '../../data/farms.model';

/** The farm and the way to its page, for search engines. */
export function farmJsonLd(farm: Farm): [WithContext<Organization>, WithContext<BreadcrumbList>] {
  const { name, grower, place, line } = farm;
  const path = farmPath(farm);
  return [
    {
      '@context': schemaOrg,
      '@type': 'Organization',
      name,
      description: line,
      url: absolute(path),
      location: { '@type': 'Place', name, address: place },
      employee: { '@type': 'Person', name: grower },
    },
    breadcrumbs([
      { name: 'Farms', path: '/farms' },
      { name, path },
    ]),
  ];
}
