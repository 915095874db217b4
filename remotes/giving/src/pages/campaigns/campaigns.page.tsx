import { Plus } from 'lucide-react';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { breadcrumbs, pageList } from '@furrow/ui/structured-data';
import { campaigns } from '../../data/campaigns.data';
import { CampaignList } from '../../ui/campaigns/campaign-list';
import styles from './campaigns.module.css';

const campaignPages = campaigns.map(({ id, title }) => ({ name: title, path: `/farm-details/${id}` }));

export default function CampaignsPage() {
  return (
    <>
      <PageMeta
        title="Farm Support Campaigns"
        description="All farm campaigns in one list: search them, filter by category, sort by goal, money raised, supporters or days left."
        path="/campaigns"
        jsonLd={[pageList(campaignPages), breadcrumbs([{ name: 'Campaigns', path: '/campaigns' }])]}
      />
      <PageHead
        title="Farm Support Campaigns"
        lede={`${startSentence(countInWords(campaigns.length, 'farm'))}, one season. Pick a field and follow it to harvest.`}
        actions={
          <ButtonLink to="/create-campaign" size="large">
            <Plus size={20} strokeWidth={1.8} />
            Start Your Campaign
          </ButtonLink>
        }
      />
      <div className={`fw-wrap ${styles.root}`}>
        <CampaignList>
          <aside className={styles.giving} aria-label="Your own giving">
            <h2 className="fw-h4">Already giving?</h2>
            <p>See what your farms did.</p>
            <TextLink to="/my-donations">My Support</TextLink>
          </aside>
        </CampaignList>
      </div>
    </>
  );
}
