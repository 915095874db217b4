import { useState } from 'react';
import walletIcon from '@furrow/ui/art/icon-wallet.svg';
import { Band } from '@furrow/ui/band';
import { Button } from '@furrow/ui/button';
import { NewsletterInvitation } from '../../ui/newsletter';
import styles from './stay-close.module.css';

/** A placeholder, as everywhere: no wallet is contacted. */
const address = '0x71c4\u20263e9a';

export function StayClose() {
  return (
    <div className={styles.band}>
      <Band tone="wheat" label="Newsletter and wallet">
        <div className={styles.root}>
          <NewsletterInvitation note="no address is kept, and no wallet is contacted" />
          <WalletCard />
        </div>
      </Band>
    </div>
  );
}

function WalletCard() {
  const [connected, setConnected] = useState(false);
  return (
    <section aria-labelledby="wallet-title" className={styles.wallet}>
      <img src={walletIcon} alt="" width={72} height={72} loading="lazy" />
      <div className={styles.state} aria-live="polite">
        <h3 id="wallet-title">{connected ? 'Wallet connected' : 'Connect a wallet'}</h3>
        <p className={styles.detail}>
          {connected ? (
            <span className="fw-mono">{address}</span>
          ) : (
            'Disconnected. MetaMask, WalletConnect, Ledger or Trezor.'
          )}
        </p>
      </div>
      <Button variant={connected ? 'outlined' : 'primary'} onClick={() => setConnected(!connected)}>
        {connected ? 'Disconnect' : 'Connect'}
      </Button>
    </section>
  );
}
