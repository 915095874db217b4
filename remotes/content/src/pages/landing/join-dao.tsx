import { Check } from 'lucide-react';
import { Slot } from '@furrow/remote/slot';
import { Band } from '@furrow/ui/band';
import { ButtonLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Tag } from '@furrow/ui/tag';
import { tiers } from './landing.data';
import styles from './join-dao.module.css';
import * as words from './words';

export function JoinDao() {
  return (
    <Band tone="beet" furrows label={words.dao}>
      <p className={styles.name}>{words.dao}</p>
      <div className={styles.head}>
        <h2 className="fw-d2">
          {words.daoTitle.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </h2>
        <p className={`fw-lede ${styles.lede}`}>{words.daoLede(tiers.length)}</p>
      </div>
      <ul className={styles.tiers}>
        {tiers.map(({ name, art, price, weight, share, supply, rarity, tone, benefits }) => (
          <li key={name} className={`fw-surface ${styles.tier}`}>
            <img src={art} alt="" width={400} height={320} loading="lazy" className={styles.art} />
            <div className={styles.body}>
              <div className={styles.title}>
                <h3>{name}</h3>
                <Tag tone={tone} dot={false}>
                  {rarity}
                </Tag>
              </div>
              <Ledger>
                <LedgerRow term={words.price}>{price}</LedgerRow>
                <LedgerRow term={words.weight}>{weight}</LedgerRow>
                <LedgerRow term={words.revenue}>{share}</LedgerRow>
                <LedgerRow term={words.supply}>{supply}</LedgerRow>
              </Ledger>
              <ul className={styles.benefits}>
                {benefits.map((benefit) => (
                  <li key={benefit} className={styles.benefit}>
                    <Check size={18} strokeWidth={1.8} className={styles.tick} />
                    {benefit}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <ButtonLink to="/onboarding" variant="onColor" size="large">
          {words.dao}
        </ButtonLink>
        <div className={styles.open}>
          <h3 className="fw-h4">{words.proposals}</h3>
          <div className={styles.proposals}>
            <Slot name="landing-votes" props={{ count: 3 }}>
              <p>{words.proposalsText}</p>
            </Slot>
          </div>
        </div>
      </div>
    </Band>
  );
}
