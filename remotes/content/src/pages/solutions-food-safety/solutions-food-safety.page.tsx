import art from '@furrow/ui/art/blog-food-safety.svg';
import { ButtonLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { StatRow } from '@furrow/ui/stat-row';
import { Closing } from '../../ui/closing';
import { Points } from '../../ui/points';
import { clock, comparison, parts } from './solutions-food-safety.data';
import styles from './solutions-food-safety.module.css';

export default function SolutionsFoodSafetyPage() {
  return (
    <>
      <PageMeta
        title="Food safety"
        description="Find the bad lot in eleven minutes and leave the good ones on the shelf: signed equipment, strict gates, weights that agree."
        path="/solutions/food-safety"
      />
      <FloodHero
        tone="lilac"
        title="Find it before lunch."
        lede="A recall is quick when machines sign what they touched. The right cases come back; the others stay on sale."
        art={<img src={art} alt="" width={640} height={400} fetchPriority="high" />}
      >
        <ButtonLink to="/demo" size="large">
          Rehearse a recall
        </ButtonLink>
        <ButtonLink to="/resources/food-safety-guide" size="large" variant="outlined">
          Read the guide
        </ButtonLink>
      </FloodHero>
      <div className="fw-wrap">
        <StatRow stats={comparison} />
      </div>
      <Section name="One Tuesday" fact="A rehearsal at SafeFood">
        <div className={styles.clock}>
          <h2 className="fw-d2">Eleven minutes, out loud.</h2>
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
                Read the case study
              </ButtonLink>
            </p>
          </div>
        </div>
      </Section>
      <Section tone="alternate" name="What does the work" fact="Four parts">
        <Points columns={4} points={parts} />
      </Section>
      <Closing
        tone="wheat"
        title="Draw a lot from a hat."
        text="We bring the stopwatch. If your list takes longer than a coffee, you will know why."
      >
        <ButtonLink to="/demo" size="large">
          Book a rehearsal
        </ButtonLink>
      </Closing>
    </>
  );
}
