import { ArrowRight } from 'lucide-react';
import tomatoes from '@furrow/ui/art/product-tomatoes.svg';
import { Link } from '@furrow/router';
import { ButtonLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Measured } from '@furrow/ui/measured';
import { Perforation } from '@furrow/ui/perforation';
import { Tag } from '@furrow/ui/tag';
import { Landscape } from '../../ui/landscape';
import { quickLinks } from './landing.data';
import styles from './hero.module.css';
import * as words from './words';

export function Hero() {
  return (
    <header>
      <div className={styles.root}>
        <Landscape className={styles.field} first />
        <div className={`fw-wrap ${styles.content}`}>
          <div>
            <h1 className="fw-d1">
              {words.heading.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </h1>
            <p className={`fw-lede ${styles.lede}`}>{words.lede}</p>
            <div className={styles.actions}>
              <ButtonLink to="/buy-food" size="large">
                {words.buyFood}
              </ButtonLink>
              <ButtonLink to="/support-farm" size="large" variant="outlined">
                {words.supportFarm}
              </ButtonLink>
            </div>
          </div>
          <LotTicket />
        </div>
      </div>
      <nav aria-label={words.moreWays} className={styles.quick}>
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
    <section aria-label={words.lotAndTrace} className={`fw-surface ${styles.ticket}`}>
      <div className={styles.lot}>
        <img src={tomatoes} alt="" width={64} height={64} className={styles.thumb} />
        <div>
          <h2 className="fw-h4">{words.lotName}</h2>
          <p className={`fw-mono ${styles.number}`}>{words.lotNumber('0x7f3a\u202691bc')}</p>
        </div>
      </div>
      <Perforation />
      <div className={styles.rows}>
        <Ledger>
          <LedgerRow term={words.picked('Green Valley Farm')}>{words.pickedAt}</LedgerRow>
          <LedgerRow term={words.packed}>
            <Measured>240 kg</Measured>
          </LedgerRow>
          <LedgerRow term={words.paid}>{'1,150.08\u00a0USDC'}</LedgerRow>
          <LedgerRow term={words.sent}>{'71.88\u00a0USDC'}</LedgerRow>
        </Ledger>
      </div>
      <div className={styles.verified}>
        <Tag tone="green">{words.verified}</Tag>
        <Link to="/marketplace/lot/heirloom-tomatoes" className={styles.trace}>
          {words.seeTrace}
        </Link>
      </div>
    </section>
  );
}
