import day from '@furrow/ui/art/scene-events.svg';
import night from '@furrow/ui/art/scene-events-night.svg';
import { BackLink } from '@furrow/ui/back-link';
import { FloodHero } from '@furrow/ui/flood-hero';
import { countInWords, startSentence } from '@furrow/ui/format';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { events } from '../../data/events.data';
import { EventRows } from '../../ui/event-rows';
import { HeroArt } from '../../ui/hero-art';
import { Points } from '../../ui/points';
import { Row, Rows } from '../../ui/rows';
import { communityEvent } from '../../ui/structured-data';
import { formats, past } from './community-events.data';

export default function CommunityEventsPage() {
  return (
    <>
      <PageMeta
        title="Community events: soil walks and contract readings"
        description="Soil walks, contract readings and member assemblies of the Furrow community, on farms, in Zug and online. See what is coming this fall."
        path="/community/events"
        jsonLd={[
          ...events.map(communityEvent),
          breadcrumbs([
            { name: 'Community', path: '/community' },
            { name: 'Events', path: '/community/events' },
          ]),
        ]}
      />
      <FloodHero
        tone="lilac"
        above={<BackLink to="/community">Community</BackLink>}
        label={{ subject: 'Events' }}
        title={'Meet in\u00a0the\u00a0field or\u00a0online'}
        lede="Half of our meetings are outdoors. You can join the other half online, even from a tractor, if it has a signal."
        art={<HeroArt day={day} night={night} />}
      />
      <Section name="Upcoming" fact="Fall 2025">
        <EventRows events={events} />
      </Section>
      <Section name="What they are like" fact={startSentence(countInWords(formats.length, 'kind'))}>
        <Points columns={3} points={formats} />
      </Section>
      <Section name="Past events" fact="Minutes in the forum">
        <Rows>
          {past.map(({ title, date, place, came }) => (
            <Row key={title} title={title} facts={[date, place]} figure={came} />
          ))}
        </Rows>
      </Section>
    </>
  );
}
