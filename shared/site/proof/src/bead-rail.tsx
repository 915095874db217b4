import type { ReactNode } from 'react';
import { Anchor } from '@furrow/ui/anchor';
import styles from './bead-rail.module.css';

/** A step on the rail, with its place and time. */
export type BeadStep = {
  name: string;
  /** When it happened, or that it has not yet. */
  when: string;
  isDone: boolean;
  /** The page of the step. */
  to?: string;
};

export type BeadRailProps = {
  /** Below the beads on phones, where names have no room: the current step in words. */
  children: ReactNode;
  steps: readonly BeadStep[];
  /** The index of the step on which the page stands. */
  current: number;
};

/** Steps as beads on a furrow, which is plowed as far as they are done. */
export function BeadRail({ children, steps, current }: BeadRailProps) {
  return (
    <>
      <ol className={styles.root}>
        {steps.map(({ name, when, isDone, to }, index) => {
          const here = index === current ? 'step' : undefined;
          return (
            <li key={name} className={isDone ? styles.done : undefined} aria-current={to ? undefined : here}>
              {to ? (
                <Anchor to={to} aria-current={here} className={styles.step}>
                  <span className={styles.name}>{name}</span>
                </Anchor>
              ) : (
                <span className={styles.step}>
                  <span className={styles.name}>{name}</span>
                </span>
              )}
              <span className={styles.when}>{when}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles.short}>{children}</p>
    </>
  );
}
