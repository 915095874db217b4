import type { ReactNode } from 'react';
import { BadgeCheck, Clock } from 'lucide-react';
import { Anchor } from '@furrow/ui/anchor';
import { formatCount } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { shortDay, localTime } from '@furrow/ui/clock';
import { Measured } from '@furrow/ui/measured';
import { useYou } from '@furrow/you/react';
import { Portrait } from './portrait';
import * as words from './words';
import styles from './handovers.module.css';

/** The term under which the row of a handover names a document. */
export const documentTerm = words.document;

/** The rows beside a handover: when it was or will be, and what can be checked. */
type Rows = readonly (readonly [term: string, value: ReactNode])[];

/** A pair of hands that a good went through. */
export type HandoverStep = {
  /** "Grower". */
  role: string;
  deed: string;
  place: string;
  /** Until the next one: "48 minutes, 0.6 km". */
  between?: string;
  rows: Rows;
  /** Of one that was signed. */
  signed?: {
    person: string;
    portrait?: string;
    block: number;
    /** The page of its proof. */
    to: string;
    /** What a check of it is called in the visitor's ledger. */
    checkRef: string;
  };
  /** In the ring of one that nobody has signed. */
  icon?: ReactNode;
  /** Where one stands that was written without a block: "this browser only". */
  keptIn?: string;
};

/** Handovers on an upright furrow. What has not happened yet is not plowed. `level` is that of the deeds' headings. */
export function Handovers({ steps, level }: { steps: readonly HandoverStep[]; level: 3 | 4 }) {
  const you = useYou();
  const checks = new Map(you?.entries.filter(({ kind }) => kind === 'check').map(({ ref, at }) => [ref, at]));
  return (
    <ol className={styles.root}>
      {steps.map((step, index) => (
        <li
          key={step.role + step.deed}
          className={
            isWritten(step)
              ? `${styles.handover} ${isWritten(steps[index + 1]) ? styles.plowed : ''}`
              : `${styles.handover} ${styles.open}`
          }
        >
          <Step {...{ step, level }} number={index + 1} checkedAt={checks.get(step.signed?.checkRef ?? '')} />
          {step.between && (
            <p className={styles.between}>
              <Clock size={16} strokeWidth={1.8} />
              <span>
                <Measured>{step.between}</Measured>
              </span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function isWritten(step: HandoverStep | undefined): boolean {
  return step?.signed !== undefined || step?.keptIn !== undefined;
}

type StepProps = { step: HandoverStep; level: 3 | 4; number: number; checkedAt?: string };

function Step({ step: { role, deed, place, rows, signed, icon, keptIn }, level, number, checkedAt }: StepProps) {
  const Deed = `h${level}` as const;
  return (
    <div className={styles.step}>
      {signed ? <Portrait picture={signed.portrait} /> : <span className={styles.ring}>{icon}</span>}
      <div>
        <p className={styles.role}>{`${number}. ${role}`}</p>
        <Deed className="fw-h4">{deed}</Deed>
        {signed && <p className={styles.person}>{signed.person}</p>}
        <p className={styles.place}>{place}</p>
      </div>
      <div className={styles.proof}>
        <Ledger>
          {rows.map(([term, value]) => (
            <LedgerRow key={term} term={term}>
              {signed && term === documentTerm ? (
                <Anchor to={signed.to} className={styles.document}>
                  {value}
                </Anchor>
              ) : (
                <Value>{value}</Value>
              )}
            </LedgerRow>
          ))}
          <LedgerRow term={words.block}>
            {signed ? (
              <Anchor
                to={signed.to}
                aria-label={words.proofInBlock(formatCount(signed.block))}
                className={`fw-mono ${styles.block}`}
              >
                <BadgeCheck size={16} strokeWidth={1.8} />
                {formatCount(signed.block)}
              </Anchor>
            ) : (
              <span className={styles.unwritten}>{keptIn ?? words.notYet}</span>
            )}
          </LedgerRow>
          {checkedAt && <LedgerRow term={words.checked}>{words.matchesOn(dayOfCheck(checkedAt))}</LedgerRow>}
        </Ledger>
      </div>
    </div>
  );
}

/**
 * What was measured, in the units that the visitor reads. The name of a document is not changed, because it was signed,
 * and no weight, because what was packed has to come to the weight that was signed: `230 of 0.8 kg, 1 kg of crumbs`.
 */
function Value({ children }: { children: ReactNode }) {
  return typeof children === 'string' && !/ kg\b/.test(children) ? <Measured>{children}</Measured> : children;
}

/** A check of this browser: `today`, or its day on the visitor's clock. */
function dayOfCheck(at: string): string {
  const day = localTime(new Date(at));
  return day.slice(0, 10) === localTime(new Date()).slice(0, 10) ? words.today : shortDay(day);
}
