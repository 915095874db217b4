import { TextLink } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { Section } from '@furrow/ui/section';
import { MarketingPage } from '../../ui/marketing-page';
import { Points } from '../../ui/points';
import { technology, TechnologyList } from './technology-list';
import { content, features, seeds } from './web3-agriculture.data';
import styles from './web3-agriculture.module.css';

export default function Web3AgriculturePage() {
  return (
    <MarketingPage content={content}>
      <Section name="What it does" fact={startSentence(countInWords(features.length, 'tool'))} title="What you can do">
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
      <Section tone="alternate" name="What it runs on" fact={startSentence(countInWords(technology.length, 'part'))}>
        <TechnologyList />
      </Section>
      <Section
        name="Who decides"
        fact={startSentence(countInWords(seeds.length, 'seed'))}
        title="Votes that count more"
      >
        <Points columns={3} points={seeds} />
      </Section>
    </MarketingPage>
  );
}
