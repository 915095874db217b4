import { useEffect, useRef, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import styles from './answer.module.css';

export type AnswerProps = {
  children: ReactNode;
  /** How often the control has been pressed. Each press is answered again, so that a screen reader says it again. */
  to: number;
  title?: string;
  /** What can be done now. It is no part of what a screen reader says on its own. */
  actions?: ReactNode;
};

/** The answer to a press on a control of a sample form, under the control. The focus stays where it is. Nobody prints it. */
export function Answer({ children, to, title, actions }: AnswerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (to > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [to]);
  return (
    <div ref={place} className={to > 0 ? styles.root : undefined}>
      {to > 0 && (
        <span aria-hidden="true" className={styles.disc}>
          <Check size={18} strokeWidth={2.2} />
        </span>
      )}
      <div role="status" className={styles.text}>
        {to > 0 && (
          <div key={to}>
            {title && <h3 className={styles.title}>{title}</h3>}
            <p className={styles.words}>{children}</p>
          </div>
        )}
      </div>
      {to > 0 && actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
