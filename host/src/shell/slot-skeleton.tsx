import { loadingMessage } from '../slot/slot-state';
import styles from './slot-skeleton.module.css';

/** The view in place of a page that takes longer than 200 ms to load: a head and a row of packets. */
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
