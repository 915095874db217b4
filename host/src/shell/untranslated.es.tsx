import { Globe } from 'lucide-react';
import styles from './untranslated.module.css';

/** Says that the page is not translated. The style sheet shows it where the element of the page names its own language. */
export function Untranslated() {
  return (
    <p className={styles.root} data-shell>
      <Globe size={18} strokeWidth={1.8} />
      Esta página aún está en inglés.
    </p>
  );
}
