import art from '@furrow/ui/art/blog-supply-chain.svg';
import { ButtonLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { StatRow } from '@furrow/ui/stat-row';
import { Closing } from '../../ui/closing';
import { Points } from '../../ui/points';
import { handovers, results, startingPoints } from './solutions-supply-chain.data';
import styles from './solutions-supply-chain.module.css';

export default function SolutionsSupplyChainPage() {
  return (
    <>
      <PageMeta
        title="Supply chain"
        description="Signed handovers from the field to the shop: who held a lot, when, how warm it was. Two cents a crate, eleven seconds to read."
        path="/solutions/supply-chain"
      />
      <FloodHero
        tone="straw"
        title="Know who had it last."
        lede="Every crate changes hands five times or more. Each hand signs, so a warm pallet is a fact with a time and a place."
        art={<img src={art} alt="" width={640} height={400} fetchPriority="high" />}
      >
        <ButtonLink to="/demo" size="large">
          See it on your lots
        </ButtonLink>
        <ButtonLink to="/case-studies/farmdirect" size="large" variant="outlined">
          Read FarmDirect
        </ButtonLink>
      </FloodHero>
      <div className="fw-wrap">
        <StatRow stats={results} />
      </div>
      <Section name="One crate" fact="Five signatures" title="The way of a beetroot">
        <ol className={styles.way}>
          {handovers.map(({ who, what, signed }) => (
            <li key={who} className={styles.stop}>
              <h3>{who}</h3>
              <p>{what}</p>
              <p className={styles.signed}>{signed}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="alternate" name="Where to begin" fact="In this order">
        <Points columns={3} points={startingPoints} />
      </Section>
      <Closing
        tone="beet"
        title="Trace something now."
        text="Every lot in the marketplace carries its number. Pick one and read it backwards."
      >
        <ButtonLink to="/marketplace" size="large">
          Open the marketplace
        </ButtonLink>
        <ButtonLink to="/resources/docs" size="large" variant="outlined">
          Read the docs
        </ButtonLink>
      </Closing>
    </>
  );
}
