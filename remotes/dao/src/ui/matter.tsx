import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@furrow/ui/breadcrumb';
import { SampleNote } from '@furrow/ui/sample-note';
import styles from './matter.module.css';

export type MatterProps = {
  children: ReactNode;
  trail: readonly Crumb[];
  title: string;
  /** In one line under the title: the state, and who asked when. */
  facts: ReactNode;
  /** Beside the text on wide windows, below it on narrow ones. */
  side?: ReactNode;
  /** What the page does not do, in the words of a `SampleNote`. */
  note?: string;
};

/** One matter of the governance that members read: a thread of the forum, or a proposal. Holds the page's one `h1`. */
export function Matter({ children, trail, title, facts, side, note }: MatterProps) {
  return (
    <article className={`fw-wrap ${styles.root}`}>
      <Breadcrumb trail={trail} />
      <h1 className="fw-h1">{title}</h1>
      <p className={styles.facts}>{facts}</p>
      <div className={styles.columns}>
        <div>{children}</div>
        {side}
      </div>
      {note && <SampleNote>{note}</SampleNote>}
    </article>
  );
}
