import { NotFound } from '@furrow/remote/services';
import { Slot } from '@furrow/remote/slot';
import { useParams } from '@furrow/router';
import { Anchor } from '@furrow/ui/anchor';
import { formatCount } from '@furrow/ui/format';
import { Measured } from '@furrow/ui/measured';
import { PageMeta } from '@furrow/ui/page-meta';
import { Portrait } from '@furrow/ui/portrait';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import { StatRow } from '@furrow/ui/stat-row';
import type { Farm } from '../../data/farm';
import { farms } from '../../data/farms.data';
import { farmPath } from '../../data/farms.model';
import { FarmHead } from './farm-head';
import { farmTitle } from './farm-title';
import { FieldPlan } from './field-plan';
import { Fields } from './fields';
import { farmJsonLd } from './structured-data';
import styles from './farm.module.css';

/**
 * Everything that the site knows of a farm. What is sold, funded, lent, voted and given there are parts of the teams
 * that know it.
 */
export default function FarmPage() {
  const { id } = useParams();
  const farm = farms.find((each) => each.id === id);
  return farm ? <FarmOfPage key={farm.id} farm={farm} /> : <NotFound />;
}

function FarmOfPage({ farm }: { farm: Farm }) {
  const { id, grower, place, line, map, people, story, fields, size, art } = farm;
  return (
    <>
      <PageMeta
        title={farmTitle(farm)}
        description={`${line} Run by ${grower}, ${place}.`}
        path={farmPath(farm)}
        jsonLd={farmJsonLd(farm)}
      />
      <FarmHead farm={farm} />
      <div className={`fw-wrap ${styles.root}`}>
        <Figures farm={farm} />
        {map && <FieldPlan farm={farm} map={map} />}
        <div id="on-sale" className={styles.parts}>
          <Slot name="farm" props={{ farm: id }} />
          {!map && (
            <section>
              <RunningHead level={2} fact={size}>
                Growing here today
              </RunningHead>
              <Fields fields={fields} />
            </section>
          )}
          {people && (
            <section>
              <RunningHead level={2} fact={`${people.length} people`}>
                Who works here
              </RunningHead>
              <ul className={styles.people}>
                {people.map((person) => (
                  <li key={person.name} className={styles.person}>
                    {person.portrait && <Portrait picture={person.portrait} size={64} />}
                    <span>
                      <b className="fw-h4">{person.name}</b>
                      <span className={styles.quiet}>{person.role}</span>
                    </span>
                  </li>
                ))}
              </ul>
              {story && (
                <p className={styles.story}>
                  <img src={art.day} alt="" width={80} height={60} loading="lazy" />
                  <span>
                    <b>{story.title}</b>
                    <Anchor to={story.to}>Read the Green Valley case study</Anchor>
                  </span>
                </p>
              )}
            </section>
          )}
        </div>
        <SampleNote>the farm and its figures are made up</SampleNote>
      </div>
    </>
  );
}

function Figures({ farm: { figures } }: { farm: Farm }) {
  if (!figures) return null;
  const { lotsSold, rating, ratings, foodGivenKg } = figures;
  return (
    <div className={styles.figures}>
      <StatRow
        stats={[
          { value: formatCount(lotsSold), label: 'lots sold' },
          { value: rating.toFixed(1), label: `of 5, from ${formatCount(ratings)} ratings` },
          { value: '80%', label: 'of every price goes to the farm' },
          ...(foodGivenKg === undefined
            ? []
            : [{ value: <Measured>{`${formatCount(foodGivenKg)} kg`}</Measured>, label: 'food given' }]),
        ]}
      />
    </div>
  );
}
