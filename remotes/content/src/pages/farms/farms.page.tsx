import { ButtonLink } from '@furrow/ui/button';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { breadcrumbs, pageList } from '@furrow/ui/structured-data';
import { farms } from '../../data/farms.data';
import { farmPath } from '../../data/farms.model';
import { CoverCard, CoverGrid } from '../../ui/cover-card';

/** Every farm that sells here or asks for support, each with a page of its own. */
export default function FarmsPage() {
  return (
    <>
      <PageMeta
        title="Farms"
        description={`Meet the ${farms.length} farms on Furrow: who farms there, how much land they work, and what they sell, fund and give.`}
        path="/farms"
        jsonLd={[
          pageList(farms.map((farm) => ({ name: farm.name, path: farmPath(farm) }))),
          breadcrumbs([{ name: 'Farms', path: '/farms' }]),
        ]}
      />
      <PageHead
        title="Farms"
        lede="Know the people before you buy, give or vote. Each farm has a page with everything we know about it."
        actions={
          <ButtonLink to="/marketplace" variant="outlined">
            Go to the Marketplace
          </ButtonLink>
        }
      />
      <Section name="All farms" fact={`${farms.length} of ${farms.length}`}>
        <CoverGrid columns={3}>
          {farms.map((farm) => (
            <CoverCard key={farm.id} to={farmPath(farm)} title={farm.name} art={farm.art.day}>
              <p>
                {farm.grower}, {farm.place}
              </p>
            </CoverCard>
          ))}
        </CoverGrid>
      </Section>
    </>
  );
}
