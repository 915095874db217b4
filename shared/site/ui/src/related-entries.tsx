import { Anchor } from './anchor';
import { RunningHead } from './running-head';
import styles from './related-entries.module.css';

export type RelatedEntriesProps = {
  /** What they are, as a heading of the second level. */
  title: string;
  /** One fact at the right of the title. */
  fact?: string | undefined;
  entries: readonly { to: string; name: string; note: string; fullLoad?: boolean }[];
};

/** What a team has of the subject of a page, in a narrow column beside it: each with its link and a line about it. */
export function RelatedEntries({ title, fact, entries }: RelatedEntriesProps) {
  return (
    <section>
      <RunningHead level={2} fact={fact}>
        {title}
      </RunningHead>
      <ul className={styles.root}>
        {entries.map(({ to, name, note, fullLoad }) => (
          <li key={to} className={styles.entry}>
            <Anchor to={to} fullLoad={fullLoad} className={styles.link}>
              {name}
            </Anchor>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
