import orchard from '@furrow/ui/art/farm-orchard.svg';
import orchardNight from '@furrow/ui/art/farm-orchard-night.svg';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { countInWords, startSentence } from '@furrow/ui/format';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import cases from '../../articles/case-studies/_index.md';
import { Closing } from '../../ui/closing';
import { HeroArt } from '../../ui/hero-art';
import { Person } from '../../ui/person';
import { Points } from '../../ui/points';
import { organization } from '../../ui/structured-data';
import { milestones, principles, team } from './about.data';
import styles from './about.module.css';

export default function AboutPage() {
  return (
    <>
      <PageMeta
        title="About us: how one farm scale became a food ledger"
        description="Furrow began as a scale wired to a laptop in an Oregon packing shed. Who we are, what we stand for, and what went wrong along the way."
        path="/about"
        jsonLd={[organization(), breadcrumbs([{ name: 'About', path: '/about' }])]}
      />
      <FloodHero
        tone="wheat"
        label={{ subject: 'About Furrow' }}
        title="It began with an argument about a scale."
        lede="A wholesaler said 212 kilos. The grower had loaded 240. The tool that settled it became Furrow."
        art={<HeroArt day={orchard} night={orchardNight} />}
      >
        <ButtonLink to="/solutions/farmer-empowerment" size="large">
          What Furrow Does for Farmers
        </ButtonLink>
        <ButtonLink to="/community" variant="outlined" size="large">
          Meet the Community
        </ButtonLink>
      </FloodHero>
      <Section name="Why" fact="Corvallis and Zug">
        <div className={styles.why}>
          <h2 className="fw-d2">Most food comes without a history.</h2>
          <div className={styles.prose}>
            <p>
              By the time something reaches a plate, it has forgotten who grew it, what they were paid and what was left
              in the field. Everyone along the way kept a record. No two matched, and the grower saw none of them.
            </p>
            <p>
              We write those records once, together, where everyone involved can read them and nobody can change them.
              With fewer middlemen, more of the money reaches the farm, and 5% of every purchase goes to a food bank.{' '}
              <TextLink to="/web3-agriculture">What a blockchain does on a farm</TextLink>
            </p>
            <p>
              Our mission fits on a crate: from the soil to the market, with every price in plain sight.{' '}
              <TextLink to="/case-studies">
                {startSentence(countInWords(cases.length, 'place'))} where it worked
              </TextLink>
            </p>
          </div>
        </div>
      </Section>
      <Section tone="alternate" name="How we got here" fact="2021 to 2025">
        <ol className={styles.milestones}>
          {milestones.map(({ year, title, text }) => (
            <li key={year} className={styles.milestone}>
              <span className="fw-h2">{year}</span>
              <h3 className="fw-h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section name="What we stand for" fact={startSentence(countInWords(principles.length, 'rule'))}>
        <Points columns={4} points={principles} />
      </Section>
      <Section name="Six of our 64 people" fact="14 countries">
        <ul className={styles.team}>
          {team.map((person) => (
            <li key={person.name} className={styles.member}>
              <Person person={person} />
            </li>
          ))}
        </ul>
      </Section>
      <Closing tone="straw" title="Come and look." text="The ledger is public, and so are most of our arguments.">
        <ButtonLink to="/community" size="large">
          Join the Community
        </ButtonLink>
        <ButtonLink to="/careers" size="large" variant="outlined">
          Work With Us
        </ButtonLink>
      </Closing>
    </>
  );
}
