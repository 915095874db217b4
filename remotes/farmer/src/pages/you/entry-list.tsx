import { BadgeCheck, FileText, Heart, Package, UserRound, type LucideIcon } from 'lucide-react';
import { Anchor } from '@furrow/ui/anchor';
import { formatCents } from '@furrow/ui/format';
import type { YouEntry } from '@furrow/you/model';
import { openPath } from '../../data/own-entries';
import styles from './entry-list.module.css';
import { byDay, describe, linkLabel } from './you.model';

const icons: Record<YouEntry['kind'], LucideIcon> = {
  onboarding: UserRound,
  registered: UserRound,
  order: Package,
  gift: Heart,
  favorite: Heart,
  loan: FileText,
  check: BadgeCheck,
};

/** An entry that was forgotten on this page, and what brings it back. */
export type Forgotten = { entry: YouEntry; undo: () => void };

export type EntryListProps = {
  entries: readonly YouEntry[];
  forgotten: readonly Forgotten[];
  now: Date;
  onForget: (entry: YouEntry) => void;
  onTakeBack: (forgotten: Forgotten) => void;
};

/** What the visitor did, day by day along an upright furrow. What was forgotten keeps its place until the page is left. */
export function EntryList({ entries, forgotten, now, onForget, onTakeBack }: EntryListProps) {
  const goneOf = (entry: YouEntry) => forgotten.find((one) => one.entry === entry);
  const all = [...entries, ...forgotten.map(({ entry }) => entry)].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <ol className={styles.root}>
      {byDay(all, now).map((day) => (
        <li key={day.title} className={styles.day}>
          <h2 className="fw-h4">{day.title}</h2>
          <ul className={styles.entries}>
            {day.entries.map((entry) => {
              const gone = goneOf(entry);
              return gone ? (
                <ForgottenRow key={entry.id} entry={entry} onTakeBack={() => onTakeBack(gone)} />
              ) : (
                <EntryRow key={entry.id} entry={entry} onForget={() => onForget(entry)} />
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function ForgottenRow({ entry, onTakeBack }: { entry: YouEntry; onTakeBack: () => void }) {
  const Icon = icons[entry.kind];
  const name = `entry-${entry.id}`;
  return (
    <li className={styles.entry}>
      <Icon size={18} strokeWidth={1.8} className={styles.icon} />
      <div className={styles.text}>
        <p id={name} className={styles.line}>
          Forgotten: {entry.title}
        </p>
        <p className={styles.actions}>
          <EntryButton of={name} onClick={onTakeBack}>
            Undo
          </EntryButton>
        </p>
      </div>
    </li>
  );
}

function EntryRow({ entry, onForget }: { entry: YouEntry; onForget: () => void }) {
  const Icon = icons[entry.kind];
  const line = describe(entry);
  const to = openPath(entry);
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
          {to && (
            <Anchor to={to} id={`${name}-open`} className={styles.open} aria-labelledby={`${name}-open ${name}`}>
              {linkLabel(entry)}
            </Anchor>
          )}
          <EntryButton of={name} onClick={onForget}>
            Forget This
          </EntryButton>
        </p>
      </div>
      {entry.cents !== undefined && <p className={styles.amount}>{formatCents(entry.cents)}</p>}
    </li>
  );
}

type EntryButtonProps = { of: string; children: string; onClick: () => void };

/** A button that says, after its own words, what the element with the id `of` says. */
function EntryButton({ of, children, onClick }: EntryButtonProps) {
  const id = `${of}-button`;
  return (
    <button type="button" id={id} className={styles.forget} aria-labelledby={`${id} ${of}`} onClick={onClick}>
      {children}
    </button>
  );
}
