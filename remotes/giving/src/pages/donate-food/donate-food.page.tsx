import { useState } from 'react';
import { Check } from 'lucide-react';
import vanNight from '@furrow/ui/art/community-food-rescue-van-night.svg';
import van from '@furrow/ui/art/community-food-rescue-van.svg';
import { Anchor } from '@furrow/ui/anchor';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { StatRow } from '@furrow/ui/stat-row';
import { ThemedImage } from '@furrow/ui/themed-image';
import { donationKinds, donationStats, donationSteps, foodBankNeeds } from './donate-food.data';
import { FoodBanks } from './food-banks';
import { ScheduleForm, type Wish } from './schedule-form';
import * as words from './words';
import styles from './donate-food.module.css';

export default function DonateFoodPage() {
  const [wish, setWish] = useState<Wish>();
  return (
    <>
      <PageMeta title={words.pageTitle} description={words.pageDescription} path="/donate-food" />
      <FloodHero
        tone="wheat"
        label={{ subject: words.subject }}
        title={words.title()}
        lede={words.lede}
        art={<ThemedImage light={van} dark={vanNight} width={640} height={420} fetchPriority="high" />}
      >
        <ButtonLink to="#schedule" size="large">
          {words.schedule}
        </ButtonLink>
        <ButtonLink to="/my-donations" size="large" variant="outlined">
          {words.myDonations}
        </ButtonLink>
        <ul className={styles.pills}>
          {[words.freePickup, words.taxReceipts].map((pill) => (
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
      <Section name={words.whatToGive} fact={words.kinds(donationKinds.length)}>
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
      <Section name={words.urgentNeeds} fact={words.inOregon(foodBankNeeds.length)}>
        <FoodBanks onGive={(id) => setWish({ field: 'foodBank', answer: id })} />
      </Section>
      <Section id="schedule" tone="alternate" title={words.schedule}>
        <div className={styles.schedule}>
          <ScheduleForm wish={wish} />
          <div>
            <h3>{words.howItWorks}</h3>
            <ol className={styles.steps}>
              {donationSteps.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            <p className={styles.partner}>
              {words.runFoodBank} <TextLink to="/food-bank-partner">{words.becomePartner}</TextLink>
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
