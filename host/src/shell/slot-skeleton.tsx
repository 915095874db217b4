import { loadingMessage } from '../slot/slot-state';
import styles from './slot-skeleton.module.css';

/** Stands in for a page that is on its way: a head and a row of packets. The slot shows it after 200 ms. */
export function SlotSkeleton() {
  return (
    <div className={styles.root}>
      <title>{`${loadingMessage} | Furrow`}</title>
      <p className="fw-hidden">{loadingMessage}</p>
      <div className={styles.content} aria-hidden="true">
        <div className={styles.title} />
        <div className={styles.lede} />
        <div className={styles.cards}>
          <Card />
          <Card />
          <Card />
          <Card />
        </div>
      </div>
    </div>
  );
}

function Card() {
  return (
    <div className={styles.card}>
      <div className={styles.art} />
      <div className="fw-perf" />
      <div className={styles.text}>
        <div className={styles.name} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </div>
  );
}
