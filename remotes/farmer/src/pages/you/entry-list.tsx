import { BadgeCheck, FileText, Heart, Package, UserRound, type LucideIcon } from 'lucide-react';
import { Anchor } from '@furrow/ui/anchor';
import { formatCents } from '@furrow/ui/format';
import type { Entry } from '@furrow/you/model';
import styles from './entry-list.module.css';
import { byDay, describe, linkLabel } from './you.model';

const icons: Record<Entry['kind'], LucideIcon> = {
  onboarding: UserRound,
  registered: UserRound,
  order: Package,
  gift: Heart,
  favorite: Heart,
  loan: FileText,
  check: BadgeCheck,
};

export type EntryListProps = { entries: readonly Entry[]; now: Date; onForget: (entry: Entry) => void };

/** What the visitor did, day by day along an upright furrow. */
export function EntryList({ entries, now, onForget }: EntryListProps) {
  return (
    <ol className={styles.root}>
      {byDay(entries, now).map((day) => (
        <li key={day.title} className={styles.day}>
          <h2 className="fw-h4">{day.title}</h2>
          <ul className={styles.entries}>
            {day.entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} onForget={() => onForget(entry)} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function EntryRow({ entry, onForget }: { entry: Entry; onForget: () => void }) {
  const Icon = icons[entry.kind];
  const line = describe(entry);
  const name = `entry-${entry.id}`;
  return (
    <li className={styles.entry}>
      <Icon size={18} strokeWidth={1.8} className={styles.icon} />
      <div className={styles.text}>
        <h3 id={name} className={styles.title}>
          {entry.title}
        </h3>
        {line && <p className={styles.line}>{line}</p>}
        <p className={styles.actions}>
          {entry.to && (
            <Anchor to={entry.to} className={styles.open} aria-describedby={name}>
              {linkLabel(entry)}
            </Anchor>
          )}
          <button type="button" className={styles.forget} aria-describedby={name} onClick={onForget}>
            Forget this
          </button>
        </p>
      </div>
      {entry.cents !== undefined && <p className={styles.amount}>{formatCents(entry.cents)}</p>}
    </li>
  );
}
