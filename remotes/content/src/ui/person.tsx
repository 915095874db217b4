import type { Person as PersonData } from './article';
import styles from './person.module.css';

/** A portrait with name and role. */
export function Person({ person }: { person: PersonData }) {
  return (
    <div className={styles.root}>
      <img src={person.avatar} alt="" width={56} height={56} className={styles.portrait} />
      <div>
        <p className={styles.name}>{person.name}</p>
        <p className={styles.role}>{person.role}</p>
      </div>
    </div>
  );
}
