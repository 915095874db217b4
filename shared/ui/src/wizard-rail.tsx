import type { CSSProperties } from 'react';
import styles from './wizard-rail.module.css';

export type WizardRailProps = {
  /** The steps' names, in order. */
  steps: readonly string[];
  /** Number of the current step, counted from 1. */
  current: number;
  /** Called with the number of an earlier step; without it the names are plain text. */
  onSelect?: (step: number) => void;
  /** Says "Done" or "Step 2 of 4" under the names. On phones "Step 2 of 4" is always said. */
  captions?: boolean;
};

/** How far a wizard is: a furrow rail with a bead where the step begins, and the names under it. */
export function WizardRail({ steps, current, onSelect, captions = true }: WizardRailProps) {
  const caption = `Step ${current} of ${steps.length}`;
  return (
    <div
      className={captions ? styles.root : `${styles.root} ${styles.quiet}`}
      style={{ '--fill': `${((current - 1) / steps.length) * 100}%`, '--steps': steps.length } as CSSProperties}
    >
      <div aria-hidden="true" className={styles.rail}>
        <div className={styles.fill} />
      </div>
      <ol className={styles.steps} aria-label="Steps">
        {steps.map((name, index) => {
          const step = index + 1;
          const state = step === current ? 'current' : step < current ? 'done' : 'ahead';
          return (
            <li
              key={name}
              className={`${styles.step} ${styles[state]}`}
              aria-current={step === current ? 'step' : undefined}
            >
              {onSelect && state === 'done' ? (
                <button type="button" className={styles.name} onClick={() => onSelect(step)}>
                  {name}
                </button>
              ) : (
                <span className={styles.name}>{name}</span>
              )}
              {state !== 'ahead' && <span className={styles.caption}>{state === 'done' ? 'Done' : caption}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
