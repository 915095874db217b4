import art from '@furrow/ui/art/blog-dao-governed-farms.svg';
import night from '@furrow/ui/art/blog-dao-governed-farms-night.svg';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { countInWords, startSentence } from '@furrow/ui/format';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { StatRow } from '@furrow/ui/stat-row';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { events } from '../../data/events.data';
import { Closing } from '../../ui/closing';
import { EventRows } from '../../ui/event-rows';
import { HeroArt } from '../../ui/hero-art';
import { communityEvent } from '../../ui/structured-data';
import { doors, stats } from './community.data';
import styles from './community.module.css';

export default function CommunityPage() {
  return (
    <>
      <PageMeta
        title="Community: forums, events and rewards for farmers"
        description="More than 10,000 members in over 50 countries share forums, soil walks and contract readings, and earn rewards for useful work."
        path="/community"
        jsonLd={[...events.map(communityEvent), breadcrumbs([{ name: 'Community', path: '/community' }])]}
      />
      <FloodHero
        tone="straw"
        label={{ subject: 'Community' }}
        title="Neighbors near and far."
        lede="Growers, cooks, programmers and the person who fixes the van. Ask anything; someone here will know."
        art={<HeroArt day={art} night={night} />}
      >
        <ButtonLink to="/community/forums" size="large">
          Open the Forums
        </ButtonLink>
        <ButtonLink to="https://code.furrow.example" size="large" variant="outlined">
          Source Code
        </ButtonLink>
      </FloodHero>
      <div className="fw-wrap">
        <StatRow stats={stats} />
      </div>
      <Section name={`${startSentence(countInWords(doors.length, 'way'))} to take part`} fact="Open to everyone">
        <ul className={styles.doors}>
          {doors.map(({ title, text, to, link, icon }) => (
            <li key={to} className={styles.door}>
              <img src={icon} alt="" width={96} height={96} loading="lazy" />
              <h2 className="fw-h3">{title}</h2>
              <p className={styles.text}>{text}</p>
              <TextLink to={to}>{link}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        tone="alternate"
        name="Upcoming events"
        fact={startSentence(`${countInWords(events.length, 'date')} this fall`)}
      >
        <EventRows events={events} />
      </Section>
      <Closing
        tone="lilac"
        title="The code is open, too."
        text="Contracts, scale firmware and this site are open source. We label good first issues and answer questions about them."
      >
        <ButtonLink to="https://code.furrow.example" size="large">
          Browse the Repository
        </ButtonLink>
      </Closing>
    </>
  );
}
