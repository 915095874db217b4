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
import * as words from './words';

export function MobilePreview() {
  return (
    <section className={`fw-wrap ${styles.root}`}>
      <RunningHead fact={words.beta}>{words.mobile}</RunningHead>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 className="fw-d2">{words.mobileTitle}</h2>
          <p className={`fw-lede ${styles.lede}`}>{words.mobileLede}</p>
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
    <div role="img" aria-label={words.phone} className={styles.phone}>
      <div className={`fw-surface ${styles.screen}`} aria-hidden="true">
        <div className={styles.bar}>
          <ThemedImage light={mark} dark={markOnDark} width={28} height={28} loading="lazy" />
          <Tag tone="green">{words.synced}</Tag>
        </div>
        <p className={styles.label}>{words.balance}</p>
        <p className={`fw-h2 ${styles.balance}`}>1,284 IMPACT</p>
        <img src={orchard} alt="" width={286} height={188} loading="lazy" className={styles.orchard} />
        <p className={styles.yield}>{words.harvestYield}</p>
        <div className={styles.furrow} />
        <Ledger>
          <LedgerRow term={words.soil}>{words.good}</LedgerRow>
          <LedgerRow term={words.animals}>{words.healthy}</LedgerRow>
        </Ledger>
        <p className={styles.scan}>
          <QrCode size={18} strokeWidth={1.8} />
          {words.scan}
        </p>
      </div>
    </div>
  );
}
