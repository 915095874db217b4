import barn from '@furrow/ui/art/farm-wheat-field-barn.svg';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { StatRow } from '@furrow/ui/stat-row';
import { Closing } from '../../ui/closing';
import { Points } from '../../ui/points';
import { TechnologyList } from './technology-list';
import { features, impact, seeds } from './web3-agriculture.data';
import styles from './web3-agriculture.module.css';

export default function Web3AgriculturePage() {
  return (
    <>
      <PageMeta
        title="Web3 agriculture"
        description="Tokenized land and crops, DeFi micro-loans, crop insurance and a global market, from $10 and in USDC, on a public blockchain."
        path="/web3-agriculture"
      />
      <FloodHero
        tone="green"
        title="Old work, new bookkeeping."
        lede="Farming has always run on trust, credit and weather. A public ledger makes the first visible, the second cheaper and the third insurable."
        art={<img src={barn} alt="" width={640} height={420} fetchPriority="high" />}
      >
        <ButtonLink to="/marketplace" variant="onColor" size="large">
          Browse the marketplace
        </ButtonLink>
        <ButtonLink to="/support-farm" variant="outlined" size="large">
          Support a farm
        </ButtonLink>
      </FloodHero>
      <div className="fw-wrap">
        <StatRow stats={impact} />
      </div>
      <Section name="What it does" fact="Four tools" title="From deed to dinner">
        <ul className={styles.features}>
          {features.map(({ title, text, icon, to, link }) => (
            <li key={to} className={styles.feature}>
              <img src={icon} alt="" width={80} height={80} loading="lazy" />
              <div>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
                <TextLink to={to}>{link}</TextLink>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="alternate" name="What it runs on" fact="Six parts">
        <TechnologyList />
      </Section>
      <Section name="Who decides" fact="Three seeds" title="A vote that grows">
        <Points columns={3} points={seeds} />
      </Section>
      <Closing
        tone="wheat"
        title="In your pocket next."
        text="The mobile app beta launches in Q2 2024: scan a lot, log a harvest, vote from the tractor."
      >
        <ButtonLink to="/dashboard" size="large">
          Open the dashboard
        </ButtonLink>
        <ButtonLink to="/campaigns" size="large" variant="outlined">
          See campaigns
        </ButtonLink>
      </Closing>
    </>
  );
}
