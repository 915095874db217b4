import { ButtonLink } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Section } from '@furrow/ui/section';
import { MarketingPage } from '../../ui/marketing-page';
import { Points } from '../../ui/points';
import { clock, content, parts } from './solutions-food-safety.data';
import styles from './solutions-food-safety.module.css';

export default function SolutionsFoodSafetyPage() {
  return (
    <MarketingPage content={content}>
      <Section name="Minute by minute" fact="A rehearsal at SafeFood">
        <div className={styles.clock}>
          <h2 className="fw-d2">Eleven minutes to a full list.</h2>
          <div>
            <Ledger>
              {clock.map(({ time, event }) => (
                <LedgerRow key={time} term={event}>
                  {time}
                </LedgerRow>
              ))}
            </Ledger>
            <p className={styles.more}>
              <ButtonLink to="/case-studies/safefood" variant="outlined">
                Read the SafeFood Case Study
              </ButtonLink>
            </p>
          </div>
        </div>
      </Section>
      <Section tone="alternate" name="What does the work" fact={startSentence(countInWords(parts.length, 'part'))}>
        <Points columns={4} points={parts} />
      </Section>
    </MarketingPage>
  );
}
