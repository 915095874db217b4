import type { ReactNode } from 'react';
import { Anchor } from './anchor';
import { RunningHead } from './running-head';
import styles from './picture-entries.module.css';

/** One of the things that {@link PictureEntries} shows. */
export type PictureEntry = {
  to: string;
  fullLoad?: boolean;
  image: string;
  name: string;
  /** Whose it is, and where. */
  of: string;
  /** What it costs, or how far it is. */
  figure: ReactNode;
  /** How long it is there; `few` when only days are left. */
  end: { text: string; few: boolean };
};

export type PictureEntriesProps = {
  /** What they are, as a heading of the second level. */
  title: string;
  /** The way to all of them. */
  all: ReactNode;
  entries: readonly PictureEntry[];
};

/** A few things that end on a day, on the width of a page: each a link with its picture, in rows like those of a season. */
export function PictureEntries({ title, all, entries }: PictureEntriesProps) {
  return (
    <section>
      <RunningHead level={2} fact={<span className={styles.all}>{all}</span>}>
        {title}
      </RunningHead>
      <ul className={styles.root}>
        {entries.map(({ to, fullLoad, image, name, of, figure, end }) => (
          <li key={to} className={styles.entry}>
            <img src={image} alt="" width={60} height={60} loading="lazy" />
            <div>
              <h3 className={`fw-h4 ${styles.name}`}>
                <Anchor to={to} fullLoad={fullLoad}>
                  {name}
                </Anchor>
              </h3>
              <p className={styles.note}>{of}</p>
              <p className={`${styles.note} ${styles.facts}`}>
                {figure} <b data-few={end.few || undefined}>{end.text}</b>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
