import { useState } from 'react';
import { Check } from 'lucide-react';
import vanNight from '@furrow/ui/art/community-food-rescue-van-night.svg';
import van from '@furrow/ui/art/community-food-rescue-van.svg';
import { Anchor } from '@furrow/ui/anchor';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { countInWords, startSentence } from '@furrow/ui/format';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { StatRow } from '@furrow/ui/stat-row';
import { ThemedImage } from '@furrow/ui/themed-image';
import { donationKinds, donationStats, donationSteps, foodBankNeeds } from './donate-food.data';
import { FoodBanks } from './food-banks';
import { ScheduleForm, type Wish } from './schedule-form';
import styles from './donate-food.module.css';

export default function DonateFoodPage() {
  const [wish, setWish] = useState<Wish>();
  return (
    <>
      <PageMeta
        title="Donate food: free pickup and a tax receipt too"
        description="Give fresh, packaged or cooked food to a food bank. Pickup is free, you get a tax receipt, and you can see where the food went."
        path="/donate-food"
      />
      <FloodHero
        tone="wheat"
        label={{ subject: 'Donate food' }}
        title={
          <>
            Too much food? <br />
            Someone is hungry.
          </>
        }
        lede="We pick up what you cannot use and bring it to someone who can."
        art={<ThemedImage light={van} dark={vanNight} width={640} height={420} fetchPriority="high" />}
      >
        <ButtonLink to="#schedule" size="large">
          Schedule a Donation
        </ButtonLink>
        <ButtonLink to="/my-donations" size="large" variant="outlined">
          My Donations
        </ButtonLink>
        <ul className={styles.pills}>
          {['Free pickup', 'Tax deduction receipts'].map((pill) => (
            <li key={pill}>
              <Check size={16} strokeWidth={1.8} />
              {pill}
            </li>
          ))}
        </ul>
      </FloodHero>
      <div className="fw-wrap">
        <StatRow stats={donationStats} />
      </div>
      <Section name="What you can give" fact={startSentence(countInWords(donationKinds.length, 'kind'))}>
        <ul className={styles.kinds}>
          {donationKinds.map(({ value, label, text, image }) => (
            <li key={value}>
              <img src={image} alt="" width={640} height={640} loading="lazy" className={styles.picture} />
              <h3 className="fw-h4">
                <Anchor
                  to="#schedule"
                  className={styles.kind}
                  onClick={() => setWish({ field: 'donationType', answer: value })}
                >
                  {label}
                </Anchor>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section name="Urgent needs" fact={`${startSentence(countInWords(foodBankNeeds.length, 'food bank'))} in Oregon`}>
        <FoodBanks onGive={(id) => setWish({ field: 'foodBank', answer: id })} />
      </Section>
      <Section id="schedule" tone="alternate" title="Schedule a Donation">
        <div className={styles.schedule}>
          <ScheduleForm wish={wish} />
          <div>
            <h3>How it works</h3>
            <ol className={styles.steps}>
              {donationSteps.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            <p className={styles.partner}>
              Do you run a food bank? <TextLink to="/food-bank-partner">Become a Partner</TextLink>
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
