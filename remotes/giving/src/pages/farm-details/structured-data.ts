import type { BreadcrumbList, Project, WithContext } from 'schema-dts';
import { absolute, addressHere, breadcrumbs, lastingPicture, schemaOrg } from '@furrow/ui/structured-data';
import { isActive, type Campaign } from '../../data/campaigns.model';
import { rewardTiers } from '../../data/rewards.data';
import { campaigns } from './words';

/** The campaign of a farm, what it offers to those who give, and the way to it, for search engines. */
export function campaignJsonLd(campaign: Campaign): [WithContext<Project>, WithContext<BreadcrumbList>] {
  const { id, title, description, image, farm, farmer, location } = campaign;
  const path = `/farm-details/${id}`;
  const donation = absolute(`/donate-farm/${id}`);
  return [
    {
      '@context': schemaOrg,
      '@type': 'Project',
      name: title,
      description,
      image: lastingPicture('giving', image),
      url: absolute(addressHere(path)),
      location: { '@type': 'Place', name: farm, address: location },
      parentOrganization: { '@type': 'Organization', name: farm, employee: { '@type': 'Person', name: farmer } },
      ...(isActive(campaign) && {
        potentialAction: {
          '@type': 'DonateAction',
          target: donation,
          recipient: { '@type': 'Organization', name: farm },
        },
        makesOffer: rewardTiers.map((tier) => ({
          '@type': 'Offer',
          name: tier.title,
          description: tier.description,
          price: tier.amount,
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          url: donation,
        })),
      }),
    },
    breadcrumbs([
      { name: campaigns, path: '/campaigns' },
      { name: title, path },
    ]),
  ];
}
