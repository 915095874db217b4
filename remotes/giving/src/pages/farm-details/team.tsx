import { Portrait } from '@furrow/ui/portrait';
import type { Member } from './farm-details.model';
import styles from './team.module.css';

export function Team({ members }: { members: readonly Member[] }) {
  return (
    <ul className={styles.root}>
      {members.map(({ name, role, experience, portrait }) => (
        <li key={name} className={styles.member}>
          {portrait && <Portrait picture={portrait} size={72} />}
          <div>
            <h3 className="fw-h4">{name}</h3>
            <p>{role}</p>
            <p className={styles.experience}>{experience}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
