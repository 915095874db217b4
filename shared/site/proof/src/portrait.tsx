import { User } from 'lucide-react';
import styles from './portrait.module.css';

/**
 * The portrait of a person beside their name, as wide as `--portrait` says. Of who is not drawn there is a plain disc,
 * never a monogram.
 */
export function Portrait({ picture }: { picture?: string }) {
  if (picture) return <img src={picture} alt="" width={72} height={72} className={styles.root} loading="lazy" />;
  return (
    <span aria-hidden="true" className={`${styles.root} ${styles.plain}`}>
      <User size={24} strokeWidth={1.8} />
    </span>
  );
}
