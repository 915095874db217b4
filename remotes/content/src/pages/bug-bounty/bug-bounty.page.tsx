import { InertButton } from '@furrow/ui/inert-button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { Notice } from '@furrow/ui/notice';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { Section } from '@furrow/ui/section';
import { StatRow } from '@furrow/ui/stat-row';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import { longDate } from '@furrow/ui/long-date';
import { Row, Rows } from '../../ui/rows';
import { findings, inScope, outOfScope, rulesChanged, severityTone, steps, tiers, totals } from './bug-bounty.data';
import styles from './bug-bounty.module.css';

export default function BugBountyPage() {
  return (
    <>
      <PageMeta
        title="Bug bounty: get paid for finding security flaws"
        description="Up to $50,000 for a critical flaw in Furrow’s contracts, site, API or devices. What is in scope, what is not, and how to report."
        path="/bug-bounty"
        modified={rulesChanged}
        jsonLd={breadcrumbs([{ name: 'Bug bounty', path: '/bug-bounty' }])}
      />
      <PageHead
        label={{ subject: 'Bug bounty' }}
        title="Break it before someone else does"
        lede="Harvests depend on this code. Show us where it breaks, and we will pay you for the trouble you save us."
        actions={
          <div>
            <InertButton note="no-report" size="large">
              Submit a Report
            </InertButton>
            <SampleNote id="no-report">no report is sent</SampleNote>
          </div>
        }
      >
        <div className={styles.status}>
          <Notice icon={<Tag tone="solid">ACTIVE</Tag>}>
            <strong>The program is open.</strong> Rules last changed on{' '}
            <time dateTime={rulesChanged}>{longDate(rulesChanged)}</time>.
          </Notice>
        </div>
      </PageHead>
      <div className="fw-wrap">
        <StatRow stats={totals} />
      </div>
      <Section name="Rewards" fact="Paid in USDC">
        <Rows>
          {tiers.map(({ severity, reward, description }) => (
            <Row
              key={severity}
              title={<Tag tone={severityTone[severity]}>{severity}</Tag>}
              figure={<span className="fw-h4">{reward}</span>}
            >
              {description}
            </Row>
          ))}
        </Rows>
      </Section>
      <Section name="Scope" fact={`${inScope.length} in, ${outOfScope.length} out`}>
        <div className={styles.scope}>
          <div>
            <h3>In scope</h3>
            <ul>
              {inScope.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>Out of scope</h3>
            <ul>
              {outOfScope.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section name="Recent findings" fact="Published after the fix">
        <Rows>
          {findings.map(({ researcher, severity, reward, date, status, what }) => (
            <Row
              key={researcher}
              title={researcher}
              facts={[
                <Tag key="severity" tone={severityTone[severity]}>
                  {severity}
                </Tag>,
                <time key="date" dateTime={date}>
                  {longDate(date)}
                </time>,
                <Tag key="status" tone="green">
                  {status}
                </Tag>,
              ]}
              figure={reward}
            >
              {what}
            </Row>
          ))}
        </Rows>
      </Section>
      <Section tone="alternate" name="How to submit" fact={startSentence(countInWords(steps.length, 'step'))}>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className="fw-h2">{index + 1}</span>
              <h3 className="fw-h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <InertButton note="no-report-either" size="large">
          Submit a Report
        </InertButton>
        <SampleNote id="no-report-either">no report is sent from this page</SampleNote>
      </Section>
    </>
  );
}
