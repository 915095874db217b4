import type { ReactNode } from 'react';
import { PageLabel, type PageLabelProps } from './page-label';
import styles from './page-head.module.css';

export type PageHeadProps = {
  /** Anything under the lede; on phones it stands before the actions. */
  children?: ReactNode;
  title: ReactNode;
  lede?: ReactNode;
  /** Buttons, flush right on the title's foot. */
  actions?: ReactNode;
  /** Above the title: a back link, tags. */
  above?: ReactNode;
  /** Names the page where its title is prose. */
  label?: PageLabelProps;
  /** `medium` for wizards, articles and legal pages, `large` for the others. */
  size?: 'large' | 'medium';
};

/** The plain hero. Holds the page's one `h1`. */
export function PageHead({ children, title, lede, actions, above, label, size = 'large' }: PageHeadProps) {
  return (
    <header className={`fw-wrap ${styles.root} ${children ? styles.long : ''}`}>
      {above && <div className={styles.above}>{above}</div>}
      {label && <PageLabel {...label} />}
      <div className={styles.row}>
        <div>
          <h1 className={size === 'large' ? 'fw-d2' : 'fw-h1'}>{title}</h1>
          {lede && <p className={`fw-lede ${styles.lede}`}>{lede}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </header>
  );
}
