import { Plus } from 'lucide-react';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { RunningHead } from '@furrow/ui/running-head';
import { StatRow } from '@furrow/ui/stat-row';
import { breadcrumbs, pageList } from '@furrow/ui/structured-data';
import { campaigns } from '../../data/campaigns.data';
import { CampaignList } from '../../ui/campaigns/campaign-list';
import { FeaturedCard } from './featured-card';
import { steps, supportStats } from './support-farm.data';
import styles from './support-farm.module.css';

const featured = campaigns.filter((campaign) => campaign.featured);

const featuredPages = featured.map(({ id, title }) => ({ name: title, path: `/farm-details/${id}` }));

export default function SupportFarmPage() {
  return (
    <>
      <PageMeta
        title="Support a farm: back one harvest from one dollar"
        description="Back one farm directly. See its goal, what has been raised, how many days are left and what your money will grow this season."
        path="/support-farm"
        jsonLd={[pageList(featuredPages), breadcrumbs([{ name: 'Support a farm', path: '/support-farm' }])]}
      />
      <PageHead
        title={
          <>
            Farm Support <br />
            Campaigns
          </>
        }
        lede="Back one farm directly. You see the budget before you give and the harvest after."
        actions={
          <div className={styles.actions}>
            <ButtonLink to="/my-donations" variant="outlined">
              My Support
            </ButtonLink>
            <ButtonLink to="/create-campaign">
              <Plus size={20} strokeWidth={1.8} />
              Start Your Campaign
            </ButtonLink>
          </div>
        }
      />
      <div className={`fw-wrap ${styles.root}`}>
        <div className={styles.stats}>
          <StatRow stats={supportStats} />
        </div>
        <section>
          <div className={styles.head}>
            <h2>{startSentence(countInWords(featured.length, 'farm'))} to support now</h2>
            <TextLink to="/campaigns">All campaigns</TextLink>
          </div>
          <div className={styles.featured}>
            {featured.map((campaign) => (
              <FeaturedCard key={campaign.id} campaign={campaign} />
            ))}
          </div>
        </section>
        <section>
          <RunningHead level={2} fact={startSentence(countInWords(steps.length, 'step'))}>
            How it works
          </RunningHead>
          <ol className={styles.steps}>
            {steps.map(({ title, text, image }) => (
              <li key={title}>
                <img src={image} alt="" width={72} height={72} loading="lazy" />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={styles.list}>
          <h2>Find your farm</h2>
          <CampaignList />
        </section>
      </div>
    </>
  );
}
