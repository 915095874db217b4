import { WholeCodes } from '@furrow/ui/whole-codes';
import styles from './feature-list.module.css';
import type { Feature } from './onboarding.data';

/** Stamps and medals with a name and one line each, two in a row. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.root}>
      {features.map(({ title, description, image, isMedal }) => (
        <li key={title} className={styles.feature}>
          <img src={image} alt="" width={56} height={56} className={isMedal && styles.medal} />
          <div>
            <h2 className="fw-h4">{title}</h2>
            <p className={styles.description}>
              <WholeCodes>{description}</WholeCodes>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
