import { useHydrated } from '@furrow/remote/hydration';
import { Check, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { Notice } from '@furrow/ui/notice';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { breadcrumbs, pageList } from '@furrow/ui/structured-data';
import { campaigns } from '../../data/campaigns.data';
import { launchedCampaign } from '../../data/launched-campaign';
import { CampaignList } from '../../ui/campaigns/campaign-list';
import * as words from './words';
import styles from './campaigns.module.css';

const campaignPages = campaigns.map(({ id, title }) => ({ name: title, path: `/farm-details/${id}` }));

export default function CampaignsPage() {
  const isHydrated = useHydrated();
  return (
    <>
      <PageMeta
        title={words.pageTitle}
        description={words.description}
        path="/campaigns"
        jsonLd={[pageList(campaignPages), breadcrumbs([{ name: words.crumb, path: '/campaigns' }])]}
      />
      <PageHead
        title={words.title}
        lede={words.lede(campaigns.length)}
        actions={
          <ButtonLink to="/create-campaign" size="large">
            <Plus size={20} strokeWidth={1.8} />
            {words.start}
          </ButtonLink>
        }
      />
      <div className={`fw-wrap ${styles.root}`}>
        {isHydrated && <Launched />}
        <CampaignList first searchedEarly>
          <aside className={styles.giving} aria-label={words.ownGiving}>
            <h2 className="fw-h4">{words.alreadyGiving}</h2>
            <p>{words.seeDone}</p>
            <TextLink to="/my-donations">{words.mySupport}</TextLink>
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
        <b>{words.launched(title)}</b> {words.launchedText}
      </Notice>
    </div>
  );
}
