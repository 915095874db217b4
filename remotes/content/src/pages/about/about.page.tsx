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
        title="About"
        description="Furrow began as a scale wired to a laptop in an Oregon packing shed. Who we are, what we stand for, and what went wrong on the way."
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
          What Furrow does for farmers
        </ButtonLink>
        <ButtonLink to="/community" variant="outlined" size="large">
          Meet the community
        </ButtonLink>
      </FloodHero>
      <Section name="Why" fact="Corvallis and Zug">
        <div className={styles.why}>
          <h2 className="fw-d2">Food has a memory problem.</h2>
          <div className={styles.prose}>
            <p>
              By the time something reaches a plate, it has forgotten who grew it, what they were paid and what was left
              in the field. Everyone along the way kept a record. No two of them matched, and the grower saw none.
            </p>
            <p>
              We write those records once, together, where each party can read them and none can change them. Money that
              follows such a record needs fewer hands, so more of it arrives: at the farm, and, for every purchase, 5%
              of it at a food bank. <TextLink to="/web3-agriculture">How the chain earns its keep on a farm</TextLink>
            </p>
            <p>
              The mission fits on a crate: from the soil to the market, with the price written on both ends.{' '}
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
          Join the community
        </ButtonLink>
        <ButtonLink to="/careers" size="large" variant="outlined">
          Work here
        </ButtonLink>
      </Closing>
    </>
  );
}
