import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { impactStats } from './figures';
import styles from './impact-stats.module.css';

/** Four figures, each with its goal for the year and what this month added. */
export function ImpactStats() {
  return (
    <ul className={styles.root}>
      {impactStats.map(({ title, value, change, description, progress }) => (
        <li key={title} className={styles.stat}>
          <p className={styles.title}>{title}</p>
          <p className="fw-h2">{value}</p>
          <FurrowProgress value={progress} label={`${title}, ${description}`} />
          <p className={styles.change}>{change}</p>
          <p className={styles.title}>
            {progress}% {description}
          </p>
        </li>
      ))}
    </ul>
  );
}
