import { ArrowRight } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import { Anchor } from '@furrow/ui/anchor';
import { ButtonLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { RunningHead } from '@furrow/ui/running-head';
import { governanceTokens } from '../../data/governance-tokens.data';
import { FeatureList } from './feature-list';
import { experienceLabels, farmSizeLabels, nextSteps, primaryCropLabels, welcomeRewards } from './onboarding.data';
import { OnboardingFoot } from './onboarding-foot';
import { greetingName } from './onboarding.model';
import type { Profile } from './onboarding.schema';
import { StepHead } from './step-head';
import * as words from './words';
import styles from './steps.module.css';

export function CompleteStep({ profile }: { profile: Profile }) {
  const notify = useNotify();
  const name = greetingName(profile);

  function welcome() {
    notify({
      title: words.welcome(name),
      description: words.welcomeText(governanceTokens),
    });
  }

  return (
    <>
      <StepHead of="Complete" title={words.completeTitle(name)} lede={words.completeLede} />
      <FeatureList features={welcomeRewards} />
      {profile.farmName && <FarmSummary profile={profile} />}
      <section className={styles.group}>
        <RunningHead level={2} fact={words.suggestions(nextSteps.length)}>
          {words.next}
        </RunningHead>
        <ul className={styles.rows}>
          {nextSteps.map(({ title, description, href }) => (
            <li key={href}>
              <Anchor to={href} className={styles.row}>
                <span>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.description}>{description}</span>
                </span>
                <ArrowRight size={20} strokeWidth={1.8} />
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
      <OnboardingFoot last>
        <ButtonLink to="/dashboard" size="large" onClick={welcome}>
          {words.toDashboard}
        </ButtonLink>
      </OnboardingFoot>
    </>
  );
}

function FarmSummary({ profile }: { profile: Profile }) {
  const { farmName, location, farmSize, primaryCrop, yearsExperience } = profile;
  return (
    <section className={styles.group}>
      <RunningHead level={2}>{words.yourProfile}</RunningHead>
      <Ledger>
        <LedgerRow term={words.farmName}>{farmName}</LedgerRow>
        <LedgerRow term={words.location}>{location}</LedgerRow>
        {farmSize && <LedgerRow term={words.farmSize}>{farmSizeLabels[farmSize]}</LedgerRow>}
        {primaryCrop && <LedgerRow term={words.primaryCrop}>{primaryCropLabels[primaryCrop]}</LedgerRow>}
        {yearsExperience && <LedgerRow term={words.experience}>{experienceLabels[yearsExperience]}</LedgerRow>}
      </Ledger>
    </section>
  );
}
