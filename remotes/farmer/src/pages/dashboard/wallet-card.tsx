import { InertButton } from '@furrow/ui/inert-button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { SampleTag } from '@furrow/ui/sample-tag';
import { governanceTokens } from '../../data/governance-tokens.data';
import { consoleOnly, ownWallet, sampleWallet } from './dashboard.data';
import * as words from './words';
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
          {words.wallet}
        </h2>
        {isSample ? <SampleTag /> : isConnected && <span className="fw-mono">{address}</span>}
      </div>
      <p className={styles.balance}>
        <span className={styles.figure}>{balance}</span> {words.balance}
      </p>
      {!isSample && (
        <Ledger>
          <LedgerRow term={words.governanceTokens}>{isConnected ? governanceTokens : 0}</LedgerRow>
        </Ledger>
      )}
      <div className={styles.actions}>
        <InertButton note={consoleOnly} onClick={() => console.log('Redeem')}>
          {words.redeem}
        </InertButton>
        <InertButton note={consoleOnly} aria-label={words.donateFromWallet} onClick={() => console.log('Donate')}>
          {words.donate}
        </InertButton>
      </div>
    </section>
  );
}
