import { useEffect, useRef, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import styles from './answer.module.css';

export type AnswerProps = {
  children: ReactNode;
  /** How often the control has been pressed. Each press is answered anew, so that a screen reader says it again. */
  to: number;
};

/** The answer to a press on a control of a sample form, under the control. The focus stays where it is. Nobody prints it. */
export function Answer({ children, to }: AnswerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (to > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [to]);
  return (
    <div ref={place} role="status">
      {to > 0 && (
        <div key={to} className={styles.line}>
          <Check size={20} strokeWidth={1.8} />
          <p>{children}</p>
        </div>
      )}
    </div>
  );
}
