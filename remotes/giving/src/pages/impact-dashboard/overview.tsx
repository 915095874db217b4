import harvest from '@furrow/ui/art/nft-harvest.svg';
import { ChartFrame } from '@furrow/ui/charts/chart-frame';
import { Columns } from '@furrow/ui/charts/columns';
import { countInWords, formatCount, startSentence } from '@furrow/ui/format';
import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { impact } from '../../data/impact';
import { formatGoal, type Goal } from '../../data/impact.model';
import { Activities } from './activities';
import { monthGoals } from './figures';
import { weeklyMeals } from './impact-dashboard.data';
import { streak, toWeeks } from './impact-dashboard.model';
import { QuickActions } from './quick-actions';
import styles from './overview.module.css';

const weeks = toWeeks(weeklyMeals);
const inMeals = (value: number) => `${formatCount(value)} meals`;

export function Overview() {
  return (
    <div className={styles.root}>
      <div className={styles.streak}>
        <ChartFrame
          level={2}
          title="Impact streak"
          fact="meals per week"
          table={{ head: ['Week', 'Meals served'], rows: weeks.map(({ name, meals }) => [name, formatCount(meals)]) }}
        >
          <Columns
            label={`Meals served in each of the last ${weeks.length} weeks: from ${weeklyMeals[0]} up to ${weeklyMeals.at(-1)} this week.`}
            step="Week"
            columns={weeks.map(({ name, meals }) => ({ name, label: '', value: meals }))}
            format={inMeals}
          />
          <p className={styles.ends}>
            <span>{weeks[0]?.name}</span>
            <b>{weeks.at(-1)?.name}</b>
          </p>
          <p className={styles.answer}>
            {startSentence(countInWords(streak(weeklyMeals), 'week'))} in a row:{' '}
            <b>{inMeals(weeklyMeals.at(-1) ?? 0)}</b> served this week.
          </p>
        </ChartFrame>
      </div>
      <div>
        <Activities />
      </div>
      <div className={styles.side}>
        <section className={`fw-surface ${styles.rank}`}>
          <img src={harvest} alt="" width={150} height={150} className={styles.medal} />
          <div>
            <p className={styles.small}>Impact rank</p>
            <h2 className={`fw-h3 ${styles.name}`}>{impact.impactRank}</h2>
            <p className={styles.small}>Top 5% of donors this season</p>
          </div>
        </section>
        <section className={styles.month}>
          <h2 className="fw-h3">This month</h2>
          <MonthGoal goal={monthGoals.meals} />
          <MonthGoal goal={monthGoals.donated} money />
        </section>
        <QuickActions />
      </div>
    </div>
  );
}

function MonthGoal({ goal, money = false }: { goal: Goal; money?: boolean }) {
  const text = formatGoal(goal, money);
  return (
    <div>
      <Ledger>
        <LedgerRow term={goal.label}>{text}</LedgerRow>
      </Ledger>
      <FurrowProgress value={goal.done} max={goal.goal} label={`${goal.label} this month`} valueText={text} />
    </div>
  );
}
