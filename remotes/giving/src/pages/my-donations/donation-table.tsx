import { useNotify } from '@furrow/remote/services';
import { Button } from '@furrow/ui/button';
import { Tag } from '@furrow/ui/tag';
import { formatDate, type Donation } from '../../data/donations.model';
import { formatCount, formatDollarsAndCents } from '@furrow/ui/format';
import { NoDonations } from './no-donations';
import styles from './donation-table.module.css';

export function DonationTable({ donations, onClear }: { donations: readonly Donation[]; onClear: () => void }) {
  const notify = useNotify();
  if (donations.length === 0) return <NoDonations onClear={onClear} />;

  return (
    <table className={styles.root} aria-label="All donations">
      <thead>
        <tr>
          <th scope="col">Food bank</th>
          <th scope="col">Donation</th>
          <th scope="col">Date</th>
          <th scope="col" className={styles.number}>
            Meals
          </th>
          <th scope="col" className={styles.number}>
            Amount
          </th>
          <th scope="col" className={styles.status}>
            Status
          </th>
          <th scope="col" className={styles.number}>
            Receipt
          </th>
        </tr>
      </thead>
      <tbody>
        {donations.map(({ id, amount, foodBank, date, meals, status, impactMessage, receipt }) => (
          <tr key={id}>
            <th scope="row" className={styles.bank}>
              <div className={styles.bankLine}>
                <img src={foodBank.image} alt="" width={72} height={54} loading="lazy" className={styles.picture} />
                <div>
                  <b>{foodBank.name}</b>
                  <p className={styles.place}>{foodBank.location}</p>
                  <p className={styles.message}>{impactMessage}</p>
                </div>
              </div>
            </th>
            <td className={`fw-mono ${styles.id}`}>{id}</td>
            <td className={styles.date}>{formatDate(date)}</td>
            <td className={`fw-num ${styles.number} ${styles.meals}`}>
              {formatCount(meals)} <span className={styles.unit}>meals</span>
            </td>
            <td className={`fw-num ${styles.number} ${styles.amount}`}>{formatDollarsAndCents(amount)}</td>
            <td className={styles.status}>
              <Tag tone={status === 'delivered' ? 'solid' : 'grey'} dot={false}>
                {status}
              </Tag>
            </td>
            <td className={`${styles.number} ${styles.receipt}`}>
              <Button
                variant="text"
                aria-label={`Receipt of ${id}`}
                onClick={() => notify({ title: 'Download Started', description: `Downloading ${receipt}` })}
              >
                Receipt
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
