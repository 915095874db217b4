import { BeadRail } from './bead-rail';
import * as words from './words';
import styles from './proof-rail.module.css';

/** A step of the way that a record describes. */
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

/** The steps of a trace, each a link to its proof. */
export function ProofRail({ label, steps, current }: ProofRailProps) {
  const step = steps[current];
  return (
    <nav aria-label={label} className={`fw-wrap ${styles.root}`}>
      <BeadRail
        current={current}
        steps={steps.map((each, index) => ({
          ...each,
          name: `${index + 1}. ${each.name}`,
          isDone: each.to !== undefined,
        }))}
      >
        <b>{words.stepOf(current + 1, steps.length, step?.name ?? '')}</b>
        <span>{step?.when}</span>
      </BeadRail>
    </nav>
  );
}
