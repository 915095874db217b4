import centralNight from '@furrow/ui/art/community-food-bank-central-night.svg';
import central from '@furrow/ui/art/community-food-bank-central.svg';
import { BackLink } from '@furrow/ui/back-link';
import { Button } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { countInWords } from '@furrow/ui/format';
import { PageMeta } from '@furrow/ui/page-meta';
import { StatRow } from '@furrow/ui/stat-row';
import { Tabs } from '@furrow/ui/tabs';
import { ThemedImage } from '@furrow/ui/themed-image';
import { useChoice } from '@furrow/remote/use-query';
import { Application } from './application';
import { ApplicationNotes } from './application-notes';
import { Benefits } from './benefits';
import { partnerStats, partnerTiers } from './food-bank-partner.data';
import { Overview } from './overview';
import { Requirements } from './requirements';
import styles from './food-bank-partner.module.css';

const tabs = [
  { key: 'overview', label: 'Overview' },
  { key: 'benefits', label: 'Benefits' },
  { key: 'application', label: 'Apply' },
  { key: 'requirements', label: 'Requirements' },
] as const;

export default function FoodBankPartnerPage() {
  const [tab, setTab] = useChoice('tab', ['overview', 'benefits', 'application', 'requirements']);

  return (
    <>
      <PageMeta
        title="Food bank partners: zero fees, same-day payment"
        description={`Become a food bank partner: zero fees, same-day donations in USDC, ${countInWords(partnerTiers.length, 'partner tier')}, and verification in 5-10 business days.`}
        path="/food-bank-partner"
      />
      <FloodHero
        tone="wheat"
        label={{ subject: 'Food bank partners' }}
        title={
          <>
            Feed more people, <br />
            pay no fees.
          </>
        }
        lede="Food banks, kitchens and shelters get food and money straight from the people who give it."
        art={<ThemedImage light={central} dark={centralNight} width={640} height={420} fetchPriority="high" />}
        above={<BackLink to="/donate-food">Back to Donate Food</BackLink>}
      >
        <Button size="large" onClick={() => setTab('application')}>
          Apply Now
        </Button>
      </FloodHero>
      <div className={`fw-wrap ${styles.root}`}>
        <StatRow stats={partnerStats} />
        <div>
          <Tabs label="Partner program" tabs={tabs} value={tab} onChange={setTab}>
            {tab === 'overview' && <Overview onApply={() => setTab('application')} />}
            {tab === 'benefits' && <Benefits />}
            {/* Stays in the page, so that a look at another tab loses nothing that was typed. */}
            <div hidden={tab !== 'application'} className={styles.application}>
              <Application />
              <ApplicationNotes />
            </div>
            {tab === 'requirements' && <Requirements />}
          </Tabs>
        </div>
      </div>
    </>
  );
}
