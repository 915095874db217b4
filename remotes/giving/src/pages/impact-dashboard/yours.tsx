import { TextLink } from '@furrow/ui/button';
import { formatCount, leftToRight } from '@furrow/ui/format';
import { RunningHead } from '@furrow/ui/running-head';
import { StatRow } from '@furrow/ui/stat-row';
import { localDate } from '../../data/own-donations.model';
import type { OwnView } from './own-view.model';
import rowStyles from './rows.module.css';

/** They are loaded together. */
export { ShareTicket } from './share-ticket';

export type YoursProps = { own: OwnView };

/** What this browser knows of the visitor. It contains no sample data. */
export function Yours({ own }: YoursProps) {
  const { impact, rows, since, count } = own;
  return (
    <section aria-label="Yours, in this browser">
      <RunningHead level={2} fact={`since ${localDate(since)}`}>
        Yours, in this browser
      </RunningHead>
      <StatRow
        stats={[
          { value: impact.total, label: 'set aside for Riverside Pantry' },
          { value: mealsInDigits(impact), label: `${impact.meals === 1 ? 'meal' : 'meals'}, at about 2 per dollar` },
          { value: impact.foodBanks, label: impact.foodBanks === 1 ? 'food bank' : 'food banks' },
        ]}
      />
      <ul>
        {rows.map(({ id, title, line, image, amount, counts }) => (
          <li key={id} className={rowStyles.row}>
            <img src={image} alt="" width={56} height={56} className={rowStyles.picture} />
            <span>
              <b>{title}</b>
              <span className={rowStyles.meta}>{line}</span>
            </span>
            <span className={`fw-num ${rowStyles.amount} ${counts ? 'fw-pos' : ''}`}>{leftToRight(amount)}</span>
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <p className={rowStyles.all}>
          <TextLink to="/you">See all {count} in your activity</TextLink>
        </p>
      )}
    </section>
  );
}

function mealsInDigits({ meals, orders }: OwnView['impact']): string {
  return meals === 0 && orders > 0 ? '< 1' : formatCount(meals);
}
