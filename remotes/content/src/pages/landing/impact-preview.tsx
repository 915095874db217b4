import { Slot } from '@furrow/remote/slot';
import { isolated } from '@furrow/ui/format';
import { Section } from '@furrow/ui/section';
import { activities } from './landing.data';
import styles from './impact-preview.module.css';
import * as words from './words';

export function ImpactPreview() {
  return (
    <div className={styles.root}>
      <Section name={words.impact} fact={words.twelveMonths}>
        <div className={styles.head}>
          <h2 className="fw-d2">
            {words.impactTitle.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </h2>
          <Slot name="landing-impact">
            <p className="fw-lede">{words.impactText}</p>
          </Slot>
        </div>
        <table className={styles.table}>
          <caption className="fw-hidden">{words.latest}</caption>
          <thead>
            <tr>
              <th scope="col">{words.activity}</th>
              <th scope="col" className={styles.meta}>
                {words.date}
              </th>
              <th scope="col" className={styles.meta}>
                {words.reference}
              </th>
              <th scope="col" className={styles.amount}>
                {words.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {activities.map(({ activity, when, reference, amount, positive }) => (
              <tr key={reference}>
                <th scope="row">{activity}</th>
                <td className={styles.meta}>{when}</td>
                <td className={`fw-mono ${styles.meta}`}>{reference}</td>
                <td className={`${positive ? 'fw-pos' : ''} ${styles.amount}`}>{isolated(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  );
}
