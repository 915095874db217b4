import { QrCode } from 'lucide-react';
import mark from '@furrow/ui/art/brand-mark.svg';
import markOnDark from '@furrow/ui/art/brand-mark-on-dark.svg';
import orchard from '@furrow/ui/art/farm-orchard.svg';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { RunningHead } from '@furrow/ui/running-head';
import { Tag } from '@furrow/ui/tag';
import { ThemedImage } from '@furrow/ui/themed-image';
import { phoneFeatures } from './landing.data';
import styles from './mobile-preview.module.css';

export function MobilePreview() {
  return (
    <section className={`fw-wrap ${styles.root}`}>
      <RunningHead fact="Beta Q2 2024">Mobile Dashboard Preview</RunningHead>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 className="fw-d2">Your whole farm in your pocket.</h2>
          <p className={`fw-lede ${styles.lede}`}>
            Scan a lot, log a harvest, vote from the tractor. Mobile app beta: Q2 2024.
          </p>
          <Ledger>
            {phoneFeatures.map(({ term, value }) => (
              <LedgerRow key={term} term={term}>
                {value}
              </LedgerRow>
            ))}
          </Ledger>
        </div>
        <Phone />
      </div>
    </section>
  );
}

/** A drawing of the app, made of the site's own parts; nothing in it is a control. */
function Phone() {
  return (
    <div
      role="img"
      aria-label="The app, showing a balance of 1,284 IMPACT and an orchard’s harvest yield"
      className={styles.phone}
    >
      <div className={`fw-surface ${styles.screen}`} aria-hidden="true">
        <div className={styles.bar}>
          <ThemedImage light={mark} dark={markOnDark} width={28} height={28} loading="lazy" />
          <Tag tone="green">Synced</Tag>
        </div>
        <p className={styles.label}>Balance</p>
        <p className={`fw-h2 ${styles.balance}`}>1,284 IMPACT</p>
        <img src={orchard} alt="" width={286} height={188} loading="lazy" className={styles.orchard} />
        <p className={styles.yield}>Harvest yield</p>
        <div className={styles.furrow} />
        <Ledger>
          <LedgerRow term="Soil condition">Good</LedgerRow>
          <LedgerRow term="Animal status">Healthy</LedgerRow>
        </Ledger>
        <p className={styles.scan}>
          <QrCode size={18} strokeWidth={1.8} />
          Scan a lot
        </p>
      </div>
    </div>
  );
}
