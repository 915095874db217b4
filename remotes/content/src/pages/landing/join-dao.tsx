import { Check } from 'lucide-react';
import { Fragment } from '@furrow/remote/fragment';
import { Band } from '@furrow/ui/band';
import { ButtonLink } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Tag } from '@furrow/ui/tag';
import { tiers } from './landing.data';
import styles from './join-dao.module.css';

export function JoinDao() {
  return (
    <Band tone="beet" furrows label="Join the DAO">
      <p className={styles.name}>Join the DAO</p>
      <div className={styles.head}>
        <h2 className="fw-d2">
          <span className={styles.line}>Plant a seed. </span>
          <span className={styles.line}>Get a say.</span>
        </h2>
        <p className={`fw-lede ${styles.lede}`}>
          {startSentence(countInWords(tiers.length, 'kind'))} of membership. Each carries a vote; Harvest and Guardian
          also earn a share of revenue.
        </p>
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
                <LedgerRow term="Price">{price}</LedgerRow>
                <LedgerRow term="Voting weight">{weight}</LedgerRow>
                <LedgerRow term="Revenue share">{share}</LedgerRow>
                <LedgerRow term="Supply">{supply}</LedgerRow>
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
          Join the DAO
        </ButtonLink>
        <div className={styles.open}>
          <h3 className="fw-h4">Open proposals</h3>
          <div className={styles.proposals}>
            <Fragment of="dao/open-proposals" props={{ count: 3 }}>
              <p>Members vote on every change to the rules.</p>
            </Fragment>
          </div>
        </div>
      </div>
    </Band>
  );
}
