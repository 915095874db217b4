import type { SkeletonKind } from '@furrow/formats/build.schema';
import type { CSSProperties } from 'react';
import { loadingMessage } from '../navigation/slot-state';
import styles from './slot-skeleton.module.css';

/** The view in place of a page that takes longer than 200 ms to load. Its rules and perforations are those of the page. */
export function SlotSkeleton({ kind }: { kind: SkeletonKind }) {
  const Shape = shapes[kind];
  return (
    <div className={styles.root}>
      <title>{`${loadingMessage} | Furrow`}</title>
      <p className="fw-hidden">{loadingMessage}</p>
      <div className={`${styles.content} ${styles[kind]}`} aria-hidden="true">
        <Shape />
      </div>
    </div>
  );
}

const shapes: Record<SkeletonKind, () => React.JSX.Element> = {
  list: ListShape,
  ticket: TicketShape,
  article: ArticleShape,
  dashboard: DashboardShape,
};

/** A head, and packets in a row. */
function ListShape() {
  return (
    <>
      <Bar width={26} height={3.4} />
      <Bar width={34} height={1.25} />
      <div className={styles.cards}>
        {['tomatoes', 'carrots', 'greens', 'grains'].map((ground) => (
          <div key={ground} className={styles.card}>
            <div className={styles.art} data-ground={ground} />
            <div className="fw-perf" />
            <div className={styles.text}>
              <Bar width={11} height={1.25} />
              <Bar width={8} />
              <div className={styles.apart}>
                <Bar width={4} height={1.25} />
                <Bar width={6} height={2.75} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** Art and a story, and the ticket beside them. */
function TicketShape() {
  return (
    <>
      <div className={styles.story}>
        <div className={`${styles.picture} ${styles.field}`} data-ground="carrots" />
        <Bar width={26} height={2.5} />
        <Lines />
      </div>
      <div className={`${styles.card} ${styles.side}`}>
        <Bar width={12} height={3} />
        <div className={styles.furrow} />
        {[5, 7, 6].map((width) => (
          <div key={width} className={styles.ledger}>
            <Bar width={width} />
            <span />
            <Bar width={4} />
          </div>
        ))}
        <div className={`fw-perf ${styles.tear}`} />
        <Bar height={3.5} />
        <div className={styles.note}>
          <Bar width={12} />
        </div>
      </div>
    </>
  );
}

/** A label, a head of two lines, who wrote it, the cover, and the words. */
function ArticleShape() {
  return (
    <>
      <Bar width={12} />
      <Bar height={3} />
      <Bar width={24} height={3} />
      <div className={styles.person}>
        <span className={styles.portrait} />
        <div>
          <Bar width={9} />
          <Bar width={13} />
        </div>
      </div>
      <div className={styles.picture} data-ground="lilac" />
      <Lines />
      <Lines />
    </>
  );
}

/** Percent of the chart's height. */
const ghostColumns = [58, 80, 50, 92, 72, 100, 62, 87, 78, 97, 55, 83];

/** A head, four figures between rules, a chart that is not drawn yet, and rows. */
function DashboardShape() {
  return (
    <>
      <Bar width={24} height={3.2} />
      <div className={styles.figures}>
        {[5, 6, 7, 8].map((width) => (
          <div key={width}>
            <Bar width={width} height={2} />
            <Bar width={9} />
          </div>
        ))}
      </div>
      <div className={styles.halves}>
        <div>
          <Bar width={12} />
          <div className={styles.chart}>
            {ghostColumns.map((height, index) => (
              <span key={index} style={{ '--share': `${height}%` } as CSSProperties} />
            ))}
          </div>
        </div>
        <div className={styles.rows}>
          <Bar width={10} />
          {[9, 11, 8].map((width) => (
            <div key={width}>
              <span className={styles.portrait} />
              <Bar width={width} />
              <Bar width={3} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function Lines() {
  return (
    <div className={styles.lines}>
      <Bar />
      <Bar />
      <Bar width={22} />
    </div>
  );
}

/** Stands for a line of text or a button; in rem, never wider than its place. */
function Bar({ width = 200, height = 0.875 }: { width?: number; height?: number }) {
  return (
    <div className={styles.bar} style={{ '--width': `${width}rem`, '--height': `${height}rem` } as CSSProperties} />
  );
}
