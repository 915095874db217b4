import { campaigns } from '../../data/campaigns.data';
import { CampaignFunding } from '../../ui/campaigns/campaign-funding';
import type { CampaignProgressProps } from './campaign-progress.schema';
import styles from './campaign-progress.module.css';

/** How far one campaign is, with the way to its page, which opens with a full load like everywhere. */
export default function CampaignProgressFragment({ campaign: id }: CampaignProgressProps) {
  const campaign = campaigns.find((each) => each.id === id);
  if (!campaign) return <p>This campaign is no longer on the site.</p>;
  const { title, farm } = campaign;
  return (
    <article className={`fw-surface ${styles.root}`}>
      <h3 className="fw-h4">
        <a href={`/farm-details/${id}`} data-full-load="" className={styles.link}>
          {title}
        </a>
      </h3>
      <p className={styles.farm}>{farm}</p>
      <CampaignFunding campaign={campaign} />
    </article>
  );
}
