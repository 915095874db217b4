import { RunningHead } from '@furrow/ui/running-head';
import { SideCard, sideCardsClass } from '@furrow/ui/side-card';
import { campaigns } from '../../data/campaigns.data';
import { timeLeft } from '../../data/campaigns.model';
import { WaysOn } from '../../ui/campaigns/campaign-card';
import { CampaignFunding } from '../../ui/campaigns/campaign-funding';
import type { CampaignCardProps } from './campaign-card.schema';
import * as words from '../words';
import styles from './campaign-card.module.css';

/** The campaign of one farm, and the ways to it. A campaign has the id of its farm. */
export default function CampaignCardFragment({ farm }: CampaignCardProps) {
  const campaign = campaigns.find(({ id }) => id === farm);
  if (!campaign) return null;
  const { title, description, image, daysLeft } = campaign;
  return (
    <section className={sideCardsClass}>
      <RunningHead level={2} fact={timeLeft(daysLeft)}>
        {words.campaign}
      </RunningHead>
      <SideCard art={<img src={image} alt="" width={640} height={420} loading="lazy" />}>
        <h3 className="fw-h4">{title}</h3>
        <p className={styles.text}>{description}</p>
        <CampaignFunding campaign={campaign} />
        <WaysOn campaign={campaign} />
      </SideCard>
    </section>
  );
}
