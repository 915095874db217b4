import { FileText, Heart, Package, UserRound, BadgeCheck, type LucideIcon } from 'lucide-react';
import { Anchor } from '@furrow/ui/anchor';
import { formatCents } from '@furrow/ui/format';
import { Tag, type TagTone } from '@furrow/ui/tag';
import type { Entry } from '@furrow/you/model';
import { governanceTokens } from '../../data/governance-tokens.data';
import { foodBank, ownFigures } from '../../data/own-figures.model';
import styles from './own-rows.module.css';

const icons: Record<Entry['kind'], LucideIcon> = {
  onboarding: UserRound,
  registered: UserRound,
  order: Package,
  gift: Heart,
  favorite: Heart,
  loan: FileText,
  check: BadgeCheck,
};
const tones: Record<string, TagTone> = { 'on its way': 'blue', done: 'green', arrived: 'green', submitted: 'blue' };
const shownRows = 4;

/** What the visitor did last, and what it came to. */
export function OwnRows({ entries }: { entries: readonly Entry[] }) {
  const { orders, spent, passedOn } = ownFigures(entries);
  // What stands somewhere comes before what was only marked.
  const last = entries.filter(({ kind }) => kind !== 'favorite' && kind !== 'check').slice(0, shownRows);
  return (
    <section aria-labelledby="your-furrow">
      <div className="fw-runhead">
        <h2 id="your-furrow" className={styles.name}>
          Your activity
        </h2>
        <span>
          <Anchor to="/you" className={styles.all}>
            {entries.length > 1 ? `See all ${entries.length} entries` : 'See your entry'}
          </Anchor>
        </span>
      </div>
      <ul className={styles.rows}>
        {last.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ul>
      {orders > 0 && (
        <p className={styles.sums}>
          <span>
            Spent <b>{formatCents(spent)}</b>
          </span>
          <span className="fw-pos">
            Passed on <b>+{formatCents(passedOn)}</b> <span className={styles.bank}>to {foodBank}</span>
          </span>
        </p>
      )}
    </section>
  );
}

function Row({ entry: { kind, at, title, line, to, cents, state } }: { entry: Entry }) {
  const Icon = icons[kind];
  const day = new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  const amount = kind === 'onboarding' ? `${governanceTokens} tokens` : cents !== undefined && formatCents(cents);
  return (
    <li className={styles.row}>
      <Icon size={18} strokeWidth={1.8} className={styles.icon} />
      <time dateTime={at} className={styles.day}>
        {day}
      </time>
      <div className={styles.text}>
        <h3 className={styles.title}>{to ? <Anchor to={to}>{title}</Anchor> : title}</h3>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      <div className={styles.state}>
        {state && <Tag tone={tones[state] ?? (kind === 'loan' ? 'wheat' : 'grey')}>{state}</Tag>}
      </div>
      <p className={styles.amount}>{amount}</p>
    </li>
  );
}
