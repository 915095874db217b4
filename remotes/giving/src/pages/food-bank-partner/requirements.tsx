import { Clock } from 'lucide-react';
import { Notice } from '@furrow/ui/notice';
import { requirements } from './food-bank-partner.data';
import styles from './requirements.module.css';

export function Requirements() {
  return (
    <div className={styles.root}>
      <h2>What we require</h2>
      <ol className={styles.list}>
        {requirements.map(({ title, text }) => (
          <li key={title}>
            <h3 className="fw-h4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Notice tone="wheat" icon={<Clock size={20} strokeWidth={1.8} />}>
        Verification takes 5-10 business days.
      </Notice>
    </div>
  );
}
