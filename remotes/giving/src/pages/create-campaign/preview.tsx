import { formatDollars } from '@furrow/ui/format';
import { RunningHead } from '@furrow/ui/running-head';
import { CampaignFrame } from '../../ui/campaigns/campaign-card';
import { TimeLeftTag } from '../../ui/campaigns/campaign-tags';
import { FigureLine } from '../../ui/campaigns/figure-line';
import { FundingBar } from '../../ui/campaigns/funding';
import { anyPicture, pictures } from './create-campaign.data';
import { previewOf, type CampaignForm } from './create-campaign.model';
import styles from './side-panels.module.css';

/** The card of the campaign on its first day, as the list will show it, from what has been typed so far. */
export function Preview({ values }: { values: CampaignForm }) {
  const { title, by, category, goal, days } = previewOf(values);
  return (
    <section className={styles.preview}>
      <RunningHead level={2} fact="As supporters will see it">
        Your card
      </RunningHead>
      <CampaignFrame campaign={{ image: category ? pictures[category.value] : anyPicture, category: category?.label }}>
        <div>
          <h3>{title}</h3>
          <p className={styles.by}>{by}</p>
        </div>
        <div className={styles.funding}>
          <FigureLine>
            <span>
              <b>$0</b> of {goal > 0 ? formatDollars(goal) : 'your goal'}
            </span>
            <b>0%</b>
          </FigureLine>
          <FundingBar campaign={{ title, goal, raised: 0 }} />
          <FigureLine quiet>
            0 supporters
            {days > 0 && <TimeLeftTag daysLeft={days} />}
          </FigureLine>
        </div>
      </CampaignFrame>
    </section>
  );
}
