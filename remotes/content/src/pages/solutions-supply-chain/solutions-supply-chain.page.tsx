import { countInWords, startSentence } from '@furrow/ui/format';
import { Section } from '@furrow/ui/section';
import { MarketingPage } from '../../ui/marketing-page';
import { Points } from '../../ui/points';
import { content, handovers, startingPoints } from './solutions-supply-chain.data';
import styles from './solutions-supply-chain.module.css';

export default function SolutionsSupplyChainPage() {
  return (
    <MarketingPage content={content}>
      <Section
        name="One crate"
        fact={startSentence(countInWords(handovers.length, 'signature'))}
        title="One beet’s journey"
      >
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
    </MarketingPage>
  );
}
