import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Anchor } from '@furrow/ui/anchor';
import styles from './proof-ways.module.css';

export type ProofWay = {
  to: string;
  /** Above the name: "2 of 5, Tom Ashby". */
  above: string;
  /** Of the document that the way leads to. */
  name: string;
};

export type ProofWaysProps = {
  /** Names both: "Documents before and after". */
  label: string;
  before?: ProofWay;
  next?: ProofWay;
};

/** The ways to the document before and to the one after. */
export function ProofWays({ label, before, next }: ProofWaysProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      {before && (
        <Anchor to={before.to} className={styles.way}>
          <ArrowLeft size={20} strokeWidth={1.8} />
          <Name way={before} />
        </Anchor>
      )}
      {next && (
        <Anchor to={next.to} className={`${styles.way} ${styles.on}`}>
          <Name way={next} />
          <ArrowRight size={20} strokeWidth={1.8} />
        </Anchor>
      )}
    </nav>
  );
}

/** A weight at the end of a name stays with its unit: "Weigh slip, 760 kg". */
function Name({ way: { above, name } }: { way: ProofWay }) {
  return (
    <span>
      <span>{above}</span>
      <b>{name.replace(/(\d) (?=\S+$)/, '$1\u00a0')}</b>
    </span>
  );
}
