import type { ReactNode } from 'react';
import { PageHead } from '@furrow/ui/page-head';
import { Landscape } from './landscape';
import styles from './form-page.module.css';

type FormPageProps = {
  /** The form. */
  children: ReactNode;
  /** Names the page; its title is prose. */
  label: string;
  title: string;
  lede: string;
  /** What stands in the side card, above the landscape. */
  aside: ReactNode;
};

/** A page whose one purpose is a form: the fields, and beside them a card with the landscape at its foot. */
export function FormPage({ children, label, title, lede, aside }: FormPageProps) {
  return (
    <>
      <PageHead label={{ subject: label }} title={title} lede={lede} />
      <div className={`fw-wrap ${styles.root}`}>
        <div className={styles.form}>{children}</div>
        <aside className={`fw-surface ${styles.card}`}>
          <div className={styles.words}>{aside}</div>
          <Landscape className={styles.art} />
        </aside>
      </div>
    </>
  );
}

/** Two fields side by side from 768 px: related pairs only. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
