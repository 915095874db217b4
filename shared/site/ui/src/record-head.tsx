import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import { Breadcrumb, type Crumb } from './breadcrumb';
import styles from './record-head.module.css';

export type RecordHeadProps = {
  /** What is known of the record, in one line: its number, its place, its state. */
  children: ReactNode;
  trail: readonly Crumb[];
  title: ReactNode;
  /** Buttons, flush right on the title's foot. */
  actions?: ReactNode;
  /** A line across the page, under the facts. */
  below?: ReactNode;
};

/** The head of one record, such as a lot, an order or a signed document. Holds the page's one `h1`. */
export function RecordHead({ children, trail, title, actions, below }: RecordHeadProps) {
  return (
    <header className={`fw-wrap ${styles.root}`}>
      <Breadcrumb trail={trail} />
      <div className={styles.row}>
        <div>
          <h1 className="fw-d2">{title}</h1>
          <div className={styles.facts}>{children}</div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {below}
    </header>
  );
}

/** The number of a record among the facts: "BATCH FRB-2025-001". */
export function RecordNumber({ children }: { children: ReactNode }) {
  return <span className={`fw-mono ${styles.number}`}>{children}</span>;
}

/** The place of a record among the facts, behind a pin, or another icon. */
export function RecordPlace({ children, icon }: { children: ReactNode; icon?: ReactNode }) {
  return (
    <span className={styles.place}>
      {icon ?? <MapPin size={16} strokeWidth={1.8} />}
      {children}
    </span>
  );
}
