import barn from '@furrow/ui/art/farm-wheat-field-barn.svg';
import strawHat from '@furrow/ui/art/avatar-straw-hat.svg';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { StatRow } from '@furrow/ui/stat-row';
import { Closing } from '../../ui/closing';
import { Person } from '../../ui/person';
import { figures, year } from './solutions-farmer-empowerment.data';
import styles from './solutions-farmer-empowerment.module.css';

export default function SolutionsFarmerEmpowermentPage() {
  return (
    <>
      <PageMeta
        title="Farmer empowerment"
        description="Credit in February, shares in April, cover in June and a fair price in September: one account through the whole farming year."
        path="/solutions/farmer-empowerment"
      />
      <FloodHero
        tone="wheat"
        title="The one who plants decides."
        lede="Credit, cover and customers on terms a grower can read on one page, and leave without a fee."
        art={<img src={barn} alt="" width={640} height={420} fetchPriority="high" />}
      >
        <ButtonLink to="/register" size="large">
          Register your farm
        </ButtonLink>
        <ButtonLink to="/demo" size="large" variant="outlined">
          Book a demo
        </ButtonLink>
      </FloodHero>
      <div className="fw-wrap">
        <StatRow stats={figures} />
      </div>
      <Section name="A farming year" fact="Four moments" title="Money when it is needed">
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
            <TextLink to="/case-studies/green-valley">Read the case study</TextLink>
          </figcaption>
        </figure>
      </Section>
      <Closing
        tone="green"
        title="Five minutes, then spring."
        text="Connect a wallet, name your fields, and list a first lot the same day."
      >
        <ButtonLink to="/register" variant="onColor" size="large">
          Register your farm
        </ButtonLink>
        <ButtonLink to="/loan-application" variant="outlined" size="large">
          Apply for a loan
        </ButtonLink>
      </Closing>
    </>
  );
}
