import { ArrowRight } from 'lucide-react';
import iconVote from '@furrow/ui/art/icon-vote.svg';
import { Button } from '@furrow/ui/button';
import { Notice } from '@furrow/ui/notice';
import { RunningHead } from '@furrow/ui/running-head';
import { Tag } from '@furrow/ui/tag';
import { governanceTokens } from '../../data/governance-tokens.data';
import { FeatureList } from './feature-list';
import { daoFeatures, sampleProposals } from './onboarding.data';
import { OnboardingFoot } from './onboarding-foot';
import { onboarding, proposalTone } from './onboarding.model';
import { StepHead } from './step-head';
import * as words from './words';
import styles from './steps.module.css';

export function DaoStep() {
  return (
    <>
      <StepHead of="DAO" title={words.daoTitle} lede={words.daoLede} />
      <FeatureList features={daoFeatures} />
      <section className={styles.group}>
        <RunningHead level={2} fact={words.examples(sampleProposals.length)}>
          {words.proposals}
        </RunningHead>
        <ul className={styles.rows}>
          {sampleProposals.map(({ id, title, status }) => (
            <li key={id} className={styles.row}>
              <span>
                <span className={styles.name}>{title}</span>
                <span className="fw-mono">{id}</span>
              </span>
              <Tag tone={proposalTone(status)}>{words.statuses[status]}</Tag>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.group}>
        <Notice icon={<img src={iconVote} alt="" width={48} height={48} />}>
          {words.youReceive(governanceTokens)}
        </Notice>
      </div>
      <OnboardingFoot>
        <Button size="large" onClick={() => onboarding.stepCompleted({})}>
          {words.complete}
          <ArrowRight size={20} strokeWidth={1.8} />
        </Button>
      </OnboardingFoot>
    </>
  );
}
