import { InertButton } from '@furrow/ui/inert-button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { SampleTag } from '@furrow/ui/sample-tag';
import { governanceTokens } from '../../data/governance-tokens.data';
import { consoleOnly, ownWallet, sampleWallet } from './dashboard.data';
import styles from './wallet-card.module.css';

export type WalletCardProps = {
  /** Nothing is known of the visitor's own wallet. */
  isSample: boolean;
  /** The visitor has been through onboarding, which connects a wallet and gives governance tokens. */
  isConnected: boolean;
};

export function WalletCard({ isSample, isConnected }: WalletCardProps) {
  const { address, balance } = isSample ? sampleWallet : ownWallet;
  return (
    <section className={`fw-flood fw-furrowed ${styles.root}`} data-tone="green" aria-labelledby="wallet">
      <div className={styles.head}>
        <h2 id="wallet" className="fw-h3">
          Wallet
        </h2>
        {isSample ? <SampleTag /> : isConnected && <span className="fw-mono">{address}</span>}
      </div>
      <p className={styles.balance}>
        <span className={styles.figure}>{balance}</span> IMPACT balance
      </p>
      {!isSample && (
        <Ledger>
          <LedgerRow term="Governance tokens">{isConnected ? governanceTokens : 0}</LedgerRow>
        </Ledger>
      )}
      <div className={styles.actions}>
        <InertButton note={consoleOnly} onClick={() => console.log('Redeem')}>
          Redeem
        </InertButton>
        <InertButton note={consoleOnly} aria-label="Donate from the wallet" onClick={() => console.log('Donate')}>
          Donate
        </InertButton>
      </div>
    </section>
  );
}
