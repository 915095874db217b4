import type { ReactNode } from 'react';
import { ButtonLink } from '@furrow/ui/button';
import { Tag } from '@furrow/ui/tag';
import { isActive, type Campaign, type Category } from '../../data/campaigns.model';
import { categoryName } from '../../data/words';
import { CampaignFunding } from './campaign-funding';
import * as words from './words';
import styles from './campaign-card.module.css';

/** A campaign in the list: what it is, how far it is, the two ways on. */
export function CampaignCard({ campaign, first = false }: { campaign: Campaign; first?: boolean }) {
  return (
    <CampaignFrame campaign={campaign} first={first}>
      <div>
        <h3>{campaign.title}</h3>
        <p className={styles.meta}>{`${campaign.farmer}, ${campaign.location}`}</p>
      </div>
      <CampaignFunding campaign={campaign} />
      <WaysOn campaign={campaign} size="small" />
    </CampaignFrame>
  );
}

export type CampaignFrameProps = {
  children: ReactNode;
  /** A campaign that is being written may have no category yet. */
  campaign: { image: string; category?: Category };
  featured?: boolean;
  /** Its picture is the largest of the first view, and comes before scripts. */
  first?: boolean;
};

/** The card around a campaign: its picture and category above its children. A featured one is larger, and in the first view. */
export function CampaignFrame({ children, campaign, featured = false, first = false }: CampaignFrameProps) {
  const when = first ? ({ fetchPriority: 'high' } as const) : { loading: featured ? undefined : ('lazy' as const) };
  return (
    <article className={`fw-surface ${styles.root}`}>
      <div className={styles.art}>
        <img src={campaign.image} alt="" width={640} height={420} {...when} />
        {campaign.category && (
          <span className={styles.category}>
            <Tag tone="cream">{categoryName(campaign.category)}</Tag>
          </span>
        )}
      </div>
      <div className={featured ? `${styles.body} ${styles.featured}` : styles.body}>{children}</div>
    </article>
  );
}

/**
 * The two links of a campaign. Both pages open with a full load, as the specification says. A campaign that has ended
 * takes no support.
 */
export function WaysOn({ campaign, size }: { campaign: Campaign; size?: 'small' | 'medium' }) {
  return (
    <div className={size === 'small' ? `${styles.ways} ${styles.small}` : styles.ways}>
      {isActive(campaign) && (
        <ButtonLink
          to={`/donate-farm/${campaign.id}`}
          fullLoad
          size={size}
          className={styles.support}
          aria-label={words.supportNamed(campaign.farm)}
        >
          {words.support}
        </ButtonLink>
      )}
      <ButtonLink to={`/farm-details/${campaign.id}`} fullLoad size={size} variant="outlined">
        <span>
          {words.learnMore}
          <span className="fw-hidden">{words.aboutCampaign(campaign.title)}</span>
        </span>
      </ButtonLink>
    </div>
  );
}
