import { Button } from '@furrow/ui/button';
import { farmer } from './dashboard.data';
import styles from './wallet-card.module.css';

export function WalletCard() {
  return (
    <section className={`fw-flood fw-furrowed ${styles.root}`} data-tone="green" aria-labelledby="wallet">
      <div className={styles.head}>
        <h2 id="wallet" className="fw-h3">
          Wallet
        </h2>
        <span className="fw-mono">{farmer.wallet}</span>
      </div>
      <p className={styles.balance}>
        <span className={styles.figure}>{farmer.balance}</span> {farmer.unit} balance
      </p>
      <div className={styles.actions}>
        <Button variant="onColor" aria-describedby="wallet" onClick={() => console.log('Redeem')}>
          Redeem
        </Button>
        <Button variant="outlined" aria-describedby="wallet" onClick={() => console.log('Donate')}>
          Donate
        </Button>
      </div>
    </section>
  );
}
