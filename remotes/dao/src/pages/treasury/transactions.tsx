import { Button } from '@furrow/ui/button';
import { formatSignedAmount } from '@furrow/ui/format';
import { Tag } from '@furrow/ui/tag';
import { transactions } from './treasury.data';
import { amountTone } from './treasury.model';
import styles from './transactions.module.css';

const tones = { positive: 'fw-pos', negative: 'fw-neg' };

/** A table; on phones each row folds to a description, its amount and one line about it. */
export function Transactions() {
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>Recent transactions</h2>
        <Button variant="text">Export</Button>
      </div>
      <table className={styles.table} aria-label="Recent transactions">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Type</th>
            <th scope="col">Description</th>
            <th scope="col">Status</th>
            <th scope="col" className={styles.amount}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {transactions.map(({ date, type, description, amount, status }) => (
            <tr key={`${date} ${description}`}>
              <td className={styles.date}>{date}</td>
              <td className={styles.type}>{type}</td>
              <th scope="row" className={styles.description}>
                {description}
              </th>
              <td className={styles.status}>
                <Tag tone="green">{status}</Tag>
              </td>
              <td className={`${styles.amount} ${tones[amountTone(amount)]}`}>{formatSignedAmount(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
