import { FileText, Heart, Package, UserRound, BadgeCheck, type LucideIcon } from 'lucide-react';
import { Anchor } from '@furrow/ui/anchor';
import { localTime, shortDay } from '@furrow/ui/clock';
import { formatCents } from '@furrow/ui/format';
import { Tag, type TagTone } from '@furrow/ui/tag';
import type { YouEntry } from '@furrow/you/model';
import { governanceTokens } from '../../data/governance-tokens.data';
import { openPath } from '../../data/own-entries';
import { foodBank, ownFigures } from '../../data/own-figures.model';
import * as words from './words';
import styles from './own-rows.module.css';

const icons: Record<YouEntry['kind'], LucideIcon> = {
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
export function OwnRows({ entries }: { entries: readonly YouEntry[] }) {
  const { orders, spent, passedOn } = ownFigures(entries);
  // What stands somewhere comes before what was only marked.
  const last = entries.filter(({ kind }) => kind !== 'favorite' && kind !== 'check').slice(0, shownRows);
  return (
    <section aria-labelledby="your-furrow">
      <div className="fw-runhead">
        <h2 id="your-furrow" className={styles.name}>
          {words.yourActivity}
        </h2>
        <span>
          <Anchor to="/you" className={styles.all}>
            {words.seeAll(entries.length)}
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
            {words.spent} <b>{formatCents(spent)}</b>
          </span>
          <span className="fw-pos">
            {words.passedOn} <b>+{formatCents(passedOn)}</b>{' '}
            <span className={styles.bank}>{words.toFoodBank(foodBank)}</span>
          </span>
        </p>
      )}
    </section>
  );
}

function Row({ entry }: { entry: YouEntry }) {
  const { kind, at, cents, state } = entry;
  const to = openPath(entry);
  const title = words.entryTitle(entry);
  const line = words.entryLine(entry);
  const Icon = icons[kind];
  const amount =
    kind === 'onboarding' && state === 'done'
      ? words.tokens(governanceTokens)
      : cents !== undefined && formatCents(cents);
  return (
    <li className={styles.row}>
      <Icon size={18} strokeWidth={1.8} className={styles.icon} />
      <time dateTime={at} className={styles.day}>
        {shortDay(localTime(new Date(at)))}
      </time>
      <div className={styles.text}>
        <h3 className={styles.title}>{to ? <Anchor to={to}>{title}</Anchor> : title}</h3>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      <div className={styles.state}>
        {state && (
          <Tag tone={tones[state] ?? (state.startsWith('step') ? 'wheat' : 'grey')}>{words.stateName(state)}</Tag>
        )}
      </div>
      <p className={styles.amount}>{amount}</p>
    </li>
  );
}
