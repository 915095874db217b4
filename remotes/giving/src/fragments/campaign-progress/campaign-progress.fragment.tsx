import { addressHere } from '@furrow/ui/structured-data';
import { campaigns } from '../../data/campaigns.data';
import { CampaignFunding } from '../../ui/campaigns/campaign-funding';
import type { CampaignProgressProps } from './campaign-progress.schema';
import * as words from '../words';
import styles from './campaign-progress.module.css';

/** How far one campaign is, with the way to its page, which opens with a full load like everywhere. */
export default function CampaignProgressFragment({ campaign: id }: CampaignProgressProps) {
  const campaign = campaigns.find((each) => each.id === id);
  if (!campaign) return <p>{words.campaignGone}</p>;
  const { title, image, farmer, location } = campaign;
  return (
    <article className={`fw-surface ${styles.root}`}>
      <div className={styles.card}>
        <img src={image} alt="" width={96} height={64} loading="lazy" className={styles.art} />
        <div>
          <h3 className="fw-h4">
            <a href={addressHere(`/farm-details/${id}`)} data-full-load="" className={styles.link}>
              {title}
            </a>
          </h3>
          <p className={styles.farm}>
            {farmer}, {location}
          </p>
        </div>
        <div className={styles.funding}>
          <CampaignFunding campaign={campaign} />
        </div>
      </div>
    </article>
  );
}
