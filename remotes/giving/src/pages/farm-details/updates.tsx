import { longDate } from '@furrow/ui/long-date';
import type { Update } from './farm-details.model';
import styles from './updates.module.css';

/** News from the field, newest first, on an upright furrow. */
export function Updates({ updates }: { updates: readonly Update[] }) {
  return (
    <ol className={styles.root}>
      {updates.map(({ date, title, content }) => (
        <li key={title} className={styles.update}>
          <time dateTime={date} className={styles.date}>
            {longDate(date)}
          </time>
          <h3 className="fw-h4">{title}</h3>
          <p>{content}</p>
        </li>
      ))}
    </ol>
  );
}
