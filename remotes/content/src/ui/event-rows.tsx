import { InertButton } from '@furrow/ui/inert-button';
import { SampleNote } from '@furrow/ui/sample-note';
import { Tag } from '@furrow/ui/tag';
import { longDate } from '@furrow/ui/long-date';
import { Row, Rows } from './rows';
import type { CommunityEvent } from './structured-data';

/** Registering is not part of this site: the buttons are there and do nothing. */
export function EventRows({ events }: { events: readonly CommunityEvent[] }) {
  return (
    <>
      <Rows>
        {events.map(({ title, date, type, location, description }) => (
          <Row
            key={title}
            title={title}
            facts={[
              <time key="date" dateTime={date}>
                {longDate(date)}
              </time>,
              location,
              <Tag key="type" tone={type === 'Online' ? 'blue' : 'green'} dot={false}>
                {type}
              </Tag>,
            ]}
            action={
              <InertButton note="no-event" size="small">
                Register<span className="fw-hidden"> for {title}</span>
              </InertButton>
            }
          >
            {description}
          </Row>
        ))}
      </Rows>
      <SampleNote id="no-event">nobody is registered from this page</SampleNote>
    </>
  );
}
