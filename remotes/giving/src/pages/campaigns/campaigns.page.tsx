import { useHydrated } from '@furrow/remote/hydration';
import { Check, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { Notice } from '@furrow/ui/notice';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { breadcrumbs, pageList } from '@furrow/ui/structured-data';
import { campaigns } from '../../data/campaigns.data';
import { launchedCampaign } from '../../data/launched-campaign';
import { CampaignList } from '../../ui/campaigns/campaign-list';
import styles from './campaigns.module.css';

const campaignPages = campaigns.map(({ id, title }) => ({ name: title, path: `/farm-details/${id}` }));

export default function CampaignsPage() {
  const isHydrated = useHydrated();
  return (
    <>
      <PageMeta
        title="Farm Support Campaigns: find a farm to support"
        description="Browse every farm campaign in one list: search, filter by category, and sort by goal, money raised, supporters or days left."
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
        {isHydrated && <Launched />}
        <CampaignList first searchedEarly>
          <aside className={styles.giving} aria-label="Your own giving">
            <h2 className="fw-h4">Already giving?</h2>
            <p>See what your farms have done.</p>
            <TextLink to="/my-donations">My Support</TextLink>
          </aside>
        </CampaignList>
      </div>
    </>
  );
}

/** Says what became of a campaign that was launched on the page before, which the HTML of this one does not know. */
function Launched() {
  const [title] = useState(launchedCampaign.current);
  useEffect(() => launchedCampaign.set(undefined), []);
  if (title === undefined) return null;
  return (
    <div className={styles.launched}>
      <Notice tone="green" role="status" icon={<Check size={20} strokeWidth={1.8} />}>
        <b>{title ? `“${title}” was launched.` : 'Your campaign was launched.'}</b> This is a sample site: the campaign
        was only written to the browser console and is not in the list below.
      </Notice>
    </div>
  );
}
