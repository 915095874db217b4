import { ProofSum } from '@furrow/proof/proof-paper';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import type { Handover } from '../../data/lot-traces.model';
import { weightsOf } from './proof.model';
import * as words from './words';
import styles from './proof.module.css';

type Crates = NonNullable<Handover['crates']>;

/**
 * Every crate with its weights, and what they add up to. On phones, and where a browser cannot unfold them by style,
 * the crates are folded.
 */
export function CrateTables({ crates }: { crates: Crates }) {
  const { count } = crates;
  const half = Math.ceil(count / 2);
  const { gross, empty, net } = weightsOf(crates);
  return (
    <>
      <details className={styles.crates}>
        <summary>{words.showCrates(count)}</summary>
        <div className={styles.tables}>
          <Table crates={crates} from={1} to={half} />
          <Table crates={crates} from={half + 1} to={count} />
        </div>
      </details>
      <Ledger>
        <LedgerRow term={words.gross(count)}>{gross}</LedgerRow>
        <LedgerRow term={words.empty(count)}>{`\u2212${empty}`}</LedgerRow>
      </Ledger>
      <ProofSum term={words.net}>{net}</ProofSum>
    </>
  );
}

function Table({ crates: { gross, empty }, from, to }: { crates: Crates; from: number; to: number }) {
  return (
    <table className={`fw-num ${styles.table}`} aria-label={words.cratesFrom(from, to)}>
      <thead>
        <tr>
          <th scope="col">{words.crate}</th>
          <th scope="col">{words.grossColumn}</th>
          <th scope="col">{words.emptyColumn}</th>
          <th scope="col">{words.netColumn}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: to - from + 1 }, (_, index) => (
          <tr key={index}>
            <th scope="row">{String(from + index).padStart(2, '0')}</th>
            <td>{gross.toFixed(1)}</td>
            <td>{empty.toFixed(1)}</td>
            <td>{(gross - empty).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
