import { useState } from 'react';
import { MapPin } from 'lucide-react';
import kitchen from '@furrow/ui/art/community-kitchen-hope.svg';
import kitchenNight from '@furrow/ui/art/community-kitchen-hope-night.svg';
import { Anchor } from '@furrow/ui/anchor';
import { ButtonLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { countInWords, startSentence } from '@furrow/ui/format';
import { InertButton } from '@furrow/ui/inert-button';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { StatRow } from '@furrow/ui/stat-row';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import { HeroArt } from '../../ui/hero-art';
import { Chips } from '../../ui/chips';
import { Points } from '../../ui/points';
import { Row, Rows } from '../../ui/rows';
import { jobs } from '../../data/jobs.data';
import { allTeams, perks, stats } from './careers.data';
import styles from './careers.module.css';

const teams = [allTeams, ...new Set(jobs.map(({ department }) => department))];

export default function CareersPage() {
  return (
    <>
      <PageMeta
        title="Careers: jobs in farming, food and engineering"
        description={`${startSentence(countInWords(jobs.length, 'open position'))} at Furrow, from contracts to carrots, with salaries listed. 64 people in 14 countries, on a four-and-a-half-day week.`}
        path="/careers"
        jsonLd={breadcrumbs([{ name: 'Careers', path: '/careers' }])}
      />
      <FloodHero
        tone="lilac"
        label={{ subject: 'Careers' }}
        title="Work that shows up on a plate."
        lede="Our mission is a fair meal that anyone can trace. Some of us write code, some have mud on their boots, and most weeks it’s both."
        art={<HeroArt day={kitchen} night={kitchenNight} />}
      >
        <ButtonLink to="#positions" size="large">
          See {jobs.length} Open Positions
        </ButtonLink>
      </FloodHero>
      <div className={`fw-wrap ${styles.root}`}>
        <StatRow stats={stats} />
        <Positions />
        <section className={styles.perks}>
          <h2>What we offer</h2>
          <Points columns={3} points={perks} />
        </section>
        <section className={`fw-flood ${styles.open}`} data-tone="wheat">
          <div>
            <h2 className="fw-h3">Don’t see a fit?</h2>
            <p>Tell us what you would fix first.</p>
          </div>
          <div>
            <InertButton note="no-open-application" size="large">
              Send an Open Application
            </InertButton>
            <SampleNote id="no-open-application">no application is sent</SampleNote>
          </div>
        </section>
      </div>
    </>
  );
}

function Positions() {
  const [team, setTeam] = useState(allTeams);
  const shown = jobs.filter(({ department }) => team === allTeams || team === department);
  return (
    <section id="positions" aria-labelledby="positions-title" className={styles.positions}>
      <div className={styles.head}>
        <h2 id="positions-title">Open positions</h2>
        <p role="status" className={styles.count}>
          {`${shown.length} of ${jobs.length}`}
        </p>
      </div>
      <Chips label="Team" options={teams} chosen={team} onChoose={setTeam} />
      <Rows>
        {shown.map(({ path, title, department, location, type, salaryRange, description }) => (
          <Row
            key={path}
            title={<Anchor to={path}>{title}</Anchor>}
            facts={[
              department,
              <span key="location" className={styles.place}>
                <MapPin size={16} strokeWidth={1.8} />
                {location}
              </span>,
              <Tag key="type" tone={type === 'Contract' ? 'wheat' : 'grey'} dot={false}>
                {type}
              </Tag>,
            ]}
            figure={salaryRange}
            action={
              <InertButton note="no-application" size="small">
                Apply Now<span className="fw-hidden"> for {title}</span>
              </InertButton>
            }
          >
            {description}
          </Row>
        ))}
      </Rows>
      <SampleNote id="no-application">no application is sent from this page</SampleNote>
    </section>
  );
}
