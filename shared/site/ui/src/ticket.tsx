import type { ReactNode } from 'react';
import { Perforation } from './perforation';
import styles from './ticket.module.css';

export type TicketProps = {
  children: ReactNode;
  /** A picture that fills the upper part. */
  art?: ReactNode;
  /** What stands above the perforation. */
  head?: ReactNode;
  /** A note under a hairline at the end. */
  foot?: ReactNode;
  /** Stays in view beside a long form (from 992 px). */
  sticky?: boolean;
  /** Names the ticket for assistive technology; with it the ticket is a landmark. */
  label?: string;
};

/** The side card that adds up what was chosen. */
export function Ticket({ children, art, head, foot, sticky = false, label }: TicketProps) {
  return (
    <section className={`fw-surface ${styles.root} ${sticky ? styles.sticky : ''}`} aria-label={label}>
      {art && <div className={styles.art}>{art}</div>}
      {head && <div className={styles.part}>{head}</div>}
      {(art || head) && <Perforation />}
      <div className={styles.part}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
