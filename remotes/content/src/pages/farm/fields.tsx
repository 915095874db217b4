import type { Farm } from '../../data/farm';
import styles from './fields.module.css';

/** The fields of a farm as a list: what grows in each, and how large it is. The numbers are those on the map. */
export function Fields({ fields, numbered = false }: Pick<Farm, 'fields'> & { numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={styles.root}>
      {fields.map(({ what, note, size }, index) => (
        <li key={what} className={styles.field}>
          {numbered && (
            <b aria-hidden="true" className="fw-num">
              {index + 1}
            </b>
          )}
          <span>
            {note ? <b>{what}</b> : what} {note && <span className={styles.quiet}>{note}</span>}
          </span>
          <span className={styles.size}>{size}</span>
        </li>
      ))}
    </List>
  );
}
