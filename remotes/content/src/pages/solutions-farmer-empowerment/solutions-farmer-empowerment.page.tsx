import strawHat from '@furrow/ui/art/avatar-straw-hat.svg';
import { TextLink } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { Section } from '@furrow/ui/section';
import { MarketingPage } from '../../ui/marketing-page';
import { Person } from '../../ui/person';
import { content, year } from './solutions-farmer-empowerment.data';
import styles from './solutions-farmer-empowerment.module.css';

export default function SolutionsFarmerEmpowermentPage() {
  return (
    <MarketingPage content={content}>
      <Section
        name="A farming year"
        fact={startSentence(countInWords(year.length, 'moment'))}
        title="Money when you need it"
      >
        <ol className={styles.year}>
          {year.map(({ month, title, text, icon }) => (
            <li key={month} className={styles.moment}>
              <img src={icon} alt="" width={96} height={96} loading="lazy" />
              <p className={styles.month}>{month}</p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="alternate" name="From the valley" fact="Green Valley, Oregon">
        <figure className={styles.quote}>
          <blockquote className="fw-d2">I know what my tomatoes sold for. My mother never did.</blockquote>
          <figcaption className={styles.by}>
            <Person person={{ name: 'Lucía Herrera', role: 'Grower, Green Valley', avatar: strawHat }} />
            <TextLink to="/case-studies/green-valley">Read the Green Valley case study</TextLink>
          </figcaption>
        </figure>
      </Section>
    </MarketingPage>
  );
}
