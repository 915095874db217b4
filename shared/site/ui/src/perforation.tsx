import styles from './perforation.module.css';

/** The dotted tear line of a packet or ticket, with its two punched holes. The card around it clips them. */
export function Perforation({ upright = false }: { upright?: boolean }) {
  return <div aria-hidden="true" className={upright ? styles.upright : `fw-perf ${styles.root}`} />;
}
