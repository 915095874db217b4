import { Button } from '@furrow/ui/button';
import { RunningHead } from '@furrow/ui/running-head';
import styles from './monthly-reports.module.css';
import { monthlyReports, reportYear } from './treasury.data';

export function MonthlyReports() {
  return (
    <section>
      <RunningHead level={2} fact={reportYear}>
        Monthly reports
      </RunningHead>
      <ul className={styles.root}>
        {monthlyReports.map((month) => (
          <li key={month} className={styles.report}>
            <h3 className={styles.month}>
              {month} {reportYear}
            </h3>
            <Button data-inert variant="outlined" size="small" aria-label={`Download PDF, ${month} ${reportYear}`}>
              Download PDF
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
