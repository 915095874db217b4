import { Check } from 'lucide-react';
import { Perforation } from '@furrow/ui/perforation';
import { WholeCodes } from '@furrow/ui/whole-codes';
import { partnerSteps, requirements } from './food-bank-partner.data';
import styles from './application-notes.module.css';

/** What to have at hand before the form is filled in, and what follows it. */
export function ApplicationNotes() {
  return (
    <aside className={`fw-surface ${styles.root}`} aria-label="About the application">
      <h3 className="fw-h4">Have at hand</h3>
      <ul className={styles.list}>
        {requirements.map(({ title }) => (
          <li key={title}>
            <Check size={18} strokeWidth={1.8} />
            {title}
          </li>
        ))}
      </ul>
      <div className={styles.tear}>
        <Perforation />
      </div>
      <h3 className="fw-h4">What happens next</h3>
      <ol className={styles.steps}>
        {partnerSteps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>
              <WholeCodes>{text}</WholeCodes>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
