import type { CSSProperties, ReactNode } from 'react';
import * as words from './words';
import furrows from './furrows.module.css';
import styles from './wizard-rail.module.css';

/** A step of a form with several steps. */
export type WizardStep = { name: string; icon?: ReactNode };

export type WizardRailProps = {
  steps: readonly WizardStep[];
  /** Number of the current step, counted from 1. */
  current: number;
  /** Percent of the way; by default the share of the steps that lie behind. */
  progress?: number;
  /** Called with the number of the step that was clicked; without it the names are plain text. */
  onSelect?: (step: number) => void;
  /** Which names are buttons; by default those of the earlier steps. */
  canSelect?: (step: number) => boolean;
  /** Shows "Done" or "Step 2 of 4" under the names. On phones "Step 2 of 4" is always shown. */
  captions?: boolean;
};

/** How far a wizard is: a furrow rail with a bead where the step begins, and the names under it. */
export function WizardRail({
  steps,
  current,
  progress = ((current - 1) / steps.length) * 100,
  onSelect,
  canSelect = (step) => step < current,
  captions = true,
}: WizardRailProps) {
  const caption = words.stepOf(current, steps.length);
  const bead = progress === 100 ? 100 : ((current - 1) / steps.length) * 100;
  return (
    <div
      className={captions ? styles.root : `${styles.root} ${styles.quiet}`}
      style={{ '--fill': `${bead}%`, '--steps': steps.length } as CSSProperties}
    >
      <div
        role="progressbar"
        className={furrows.rail}
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        aria-valuetext={`${words.percent(Math.round(progress))}, ${caption}`}
      >
        <div className={`${furrows.fill} ${styles.fill}`} />
      </div>
      <ol className={styles.steps} aria-label={words.steps}>
        {steps.map(({ name, icon }, index) => {
          const step = index + 1;
          const state = step === current ? 'current' : step < current ? 'done' : 'ahead';
          return (
            <li
              key={name}
              className={`${styles.step} ${styles[state]}`}
              aria-current={step === current ? 'step' : undefined}
            >
              {onSelect && step !== current && canSelect(step) ? (
                <button type="button" className={styles.name} onClick={() => onSelect(step)}>
                  {icon}
                  {name}
                </button>
              ) : (
                <span className={styles.name}>
                  {icon}
                  {name}
                </span>
              )}
              {state !== 'ahead' && <span className={styles.caption}>{state === 'done' ? words.done : caption}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
