import { useState } from 'react';
import { Answer } from '@furrow/ui/answer';
import { InertButton } from '@furrow/ui/inert-button';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import styles from './monthly-reports.module.css';
import { monthlyReports, noFile, reportYear } from './treasury.data';

export function MonthlyReports() {
  const [presses, setPresses] = useState(0);
  return (
    <section>
      <RunningHead level={2} fact={reportYear}>
        Monthly reports
      </RunningHead>
      <p className={styles.lead}>The last three that are audited. The year 2025 follows in January.</p>
      <ul className={styles.root}>
        {monthlyReports.map((month) => (
          <li key={month} className={styles.report}>
            <h3 className={styles.month}>
              {month} {reportYear}
            </h3>
            <InertButton
              note="no-files"
              size="small"
              aria-label={`Download PDF, ${month} ${reportYear}`}
              onClick={() => setPresses(presses + 1)}
            >
              Download PDF
            </InertButton>
          </li>
        ))}
      </ul>
      <SampleNote id="no-files">nothing is downloaded</SampleNote>
      <Answer to={presses}>{noFile}</Answer>
    </section>
  );
}
