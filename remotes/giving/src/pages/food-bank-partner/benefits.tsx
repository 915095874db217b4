import { Check } from 'lucide-react';
import { Tag } from '@furrow/ui/tag';
import { countInWords, formatDollars, startSentence } from '@furrow/ui/format';
import { partnerBenefits, partnerTiers } from './food-bank-partner.data';
import styles from './benefits.module.css';

export function Benefits() {
  return (
    <div className={styles.root}>
      <ul className={styles.benefits}>
        {partnerBenefits.map(({ title, text, image }) => (
          <li key={title}>
            <img src={image} alt="" width={72} height={72} loading="lazy" />
            <h2 className="fw-h4">{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section>
        <h2 className={styles.title}>{startSentence(countInWords(partnerTiers.length, 'tier'))}</h2>
        <ul className={styles.tiers}>
          {partnerTiers.map(({ name, minDonations, benefits, color, popular }) => (
            <li key={name} className={`fw-surface ${styles.tier}`}>
              <div className={`fw-flood ${styles.head}`} data-tone={color}>
                <h3>{name}</h3>
                {popular && <Tag tone="cream">POPULAR</Tag>}
              </div>
              <div className={styles.body}>
                <p>
                  <span className="fw-h2">from {formatDollars(minDonations)}</span> in donations a year
                </p>
                <ul className={styles.list}>
                  {benefits.map((benefit) => (
                    <li key={benefit}>
                      <Check size={18} strokeWidth={1.8} />
                      {benefit}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
