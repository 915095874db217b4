import { InertButton } from '@furrow/ui/inert-button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { SampleNote } from '@furrow/ui/sample-note';
import { Tag } from '@furrow/ui/tag';
import { Ticket } from '@furrow/ui/ticket';
import styles from './on-chain-note.module.css';
import { onChain } from './treasury.data';

export function OnChainNote() {
  return (
    <Ticket
      head={
        <div className={styles.head}>
          <Tag tone="blue">Verified</Tag>
          <h2 className="fw-h4">Every line is on chain</h2>
          <p className={styles.note}>Balances are read from the contract, not typed in.</p>
        </div>
      }
    >
      <Ledger>
        <LedgerRow term="Contract">
          <span className="fw-mono">{onChain.contract}</span>
        </LedgerRow>
        <LedgerRow term="Block">
          <span className="fw-mono">{onChain.block}</span>
        </LedgerRow>
      </Ledger>
      <div className={styles.action}>
        <InertButton note="no-chain" block>
          View On-Chain Data
        </InertButton>
        <SampleNote id="no-chain">the button opens nothing</SampleNote>
      </div>
    </Ticket>
  );
}
