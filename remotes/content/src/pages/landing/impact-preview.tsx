import { Fragment } from '@furrow/remote/fragment';
import { Section } from '@furrow/ui/section';
import { activities } from './landing.data';
import styles from './impact-preview.module.css';

export function ImpactPreview() {
  return (
    <div className={styles.root}>
      <Section name="Impact Dashboard" fact="Your last twelve months">
        <div className={styles.head}>
          <h2 className="fw-d2">
            <span className={styles.line}>See what your </span>
            <span className={styles.line}>food paid for.</span>
          </h2>
          <Fragment of="giving/impact-figures">
            <p className="fw-lede">Every dollar and every meal is on a public ledger.</p>
          </Fragment>
        </div>
        <table className={styles.table}>
          <caption className="fw-hidden">Latest activity</caption>
          <thead>
            <tr>
              <th scope="col">Activity</th>
              <th scope="col" className={styles.meta}>
                Date
              </th>
              <th scope="col" className={styles.meta}>
                Reference
              </th>
              <th scope="col" className={styles.amount}>
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {activities.map(({ activity, when, reference, amount, positive }) => (
              <tr key={reference}>
                <th scope="row">{activity}</th>
                <td className={styles.meta}>{when}</td>
                <td className={`fw-mono ${styles.meta}`}>{reference}</td>
                <td className={`${positive ? 'fw-pos' : ''} ${styles.amount}`}>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  );
}
