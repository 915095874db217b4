import { Anchor } from '@furrow/ui/anchor';
import styles from './proof-rail.module.css';

export type RailStep = {
  name: string;
  /** When it was signed, or that it was not. */
  when: string;
  /** The page of its proof; absent for a step that nobody has signed yet. */
  to?: string;
};

export type ProofRailProps = {
  /** Names the rail: "Handovers of this lot". */
  label: string;
  steps: readonly RailStep[];
  /** The index of the step that the page is about. */
  current: number;
};

/** The steps of a trace as beads on a furrow, each a link to its proof. On phones the current one is told in words below. */
export function ProofRail({ label, steps, current }: ProofRailProps) {
  const step = steps[current];
  return (
    <nav aria-label={label} className={styles.root}>
      <ol>
        {steps.map(({ name, when, to }, index) => (
          <li key={name} className={to ? styles.signed : undefined}>
            {to ? (
              <Anchor to={to} aria-current={index === current ? 'step' : undefined} className={styles.step}>
                <span className={styles.name}>
                  {index + 1}. {name}
                </span>
              </Anchor>
            ) : (
              <span className={styles.step}>
                <span className={styles.name}>
                  {index + 1}. {name}
                </span>
              </span>
            )}
            <span className={styles.when}>{when}</span>
          </li>
        ))}
      </ol>
      <p className={styles.short}>
        <b>{`${current + 1} of ${steps.length}, ${step?.name.toLowerCase()}`}</b>
        <span>{step?.when}</span>
      </p>
    </nav>
  );
}
