import { ArrowRight } from 'lucide-react';
import tomatoes from '@furrow/ui/art/product-tomatoes.svg';
import { Link } from '@furrow/router';
import { ButtonLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Perforation } from '@furrow/ui/perforation';
import { Tag } from '@furrow/ui/tag';
import { Landscape } from '../../ui/landscape';
import { quickLinks } from './landing.data';
import styles from './hero.module.css';

export function Hero() {
  return (
    <header>
      <div className={styles.root}>
        <Landscape className={styles.field} first />
        <div className={`fw-wrap ${styles.content}`}>
          <div>
            <h1 className="fw-d1">
              <span className={styles.line}>From the Soil </span>
              <span className={styles.line}>to the Market, </span>
              <span className={styles.line}>to the Blockchain.</span>
            </h1>
            <p className={`fw-lede ${styles.lede}`}>
              Buy food straight from the people who grew it, fund the next harvest, and follow every dollar to the field
              and to the food bank.
            </p>
            <div className={styles.actions}>
              <ButtonLink to="/buy-food" size="large">
                Buy Food
              </ButtonLink>
              <ButtonLink to="/support-farm" size="large" variant="outlined">
                Support a Farm
              </ButtonLink>
            </div>
          </div>
          <LotTicket />
        </div>
      </div>
      <nav aria-label="More ways to start" className={styles.quick}>
        <ul className={`fw-wrap ${styles.links}`}>
          {quickLinks.map(({ title, text, to, icon }) => (
            <li key={to} className={styles.item}>
              <Link to={to} className={styles.link}>
                <img src={icon} alt="" width={56} height={56} />
                <span>
                  <strong className={styles.linkTitle}>{title}</strong>
                  <span className={styles.linkText}>{text}</span>
                </span>
                <ArrowRight size={20} strokeWidth={1.8} className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** 240 kg at 5.99 USDC: 80% of it and 5% of it. */
function LotTicket() {
  return (
    <section aria-label="A lot and its trace" className={`fw-surface ${styles.ticket}`}>
      <div className={styles.lot}>
        <img src={tomatoes} alt="" width={64} height={64} className={styles.thumb} />
        <div>
          <h2 className="fw-h4">Heirloom tomatoes</h2>
          <p className={`fw-mono ${styles.number}`}>{'LOT 0x7f3a\u202691bc'}</p>
        </div>
      </div>
      <Perforation />
      <div className={styles.rows}>
        <Ledger>
          <LedgerRow term="Picked, Green Valley Farm">6:12 AM</LedgerRow>
          <LedgerRow term="Packed and weighed">240 kg</LedgerRow>
          <LedgerRow term="Paid to the farmer">1,150.08 USDC</LedgerRow>
          <LedgerRow term="Sent to a food bank">71.88 USDC</LedgerRow>
        </Ledger>
      </div>
      <div className={styles.verified}>
        <Tag tone="green">Verified on chain</Tag>
        <Link to="/marketplace/lot/heirloom-tomatoes" className={styles.trace}>
          See the trace
        </Link>
      </div>
    </section>
  );
}
