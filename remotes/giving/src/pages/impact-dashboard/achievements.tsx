import { Check } from 'lucide-react';
import { Tag } from '@furrow/ui/tag';
import { achievements } from './impact-dashboard.data';
import styles from './cards.module.css';

export function Achievements() {
  return (
    <ul className={`${styles.cards} ${styles.badges}`}>
      {achievements.map(({ title, description, earned, image }) => (
        <li key={title} className={`fw-surface ${styles.badge}`}>
          <img src={image} alt="" width={120} height={120} loading="lazy" className={styles.medal} />
          <h2 className="fw-h4">{title}</h2>
          <p className={styles.text}>{description}</p>
          <Tag tone={earned ? 'green' : 'grey'} dot={!earned}>
            {earned && <Check size={14} strokeWidth={1.8} />}
            {earned ? 'Earned' : 'Not earned yet'}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
