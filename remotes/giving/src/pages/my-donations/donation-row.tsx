import type { ReactNode } from 'react';
import { Tag } from '@furrow/ui/tag';
import { formatCents, formatCount } from '@furrow/ui/format';
import styles from './donation-table.module.css';

export type DonationRowProps = {
  name: string;
  location: string;
  image: string;
  message: string;
  number: string | undefined;
  date: string;
  meals: number;
  cents: number;
  status: 'delivered' | 'processing' | 'not paid';
  /** In the last cell. */
  children: ReactNode;
};

/** A donation of the sample year, or of the visitor's own. */
export function DonationRow(row: DonationRowProps) {
  const { name, location, image, message, number, date, meals, cents, status, children } = row;
  return (
    <tr>
      <th scope="row" className={styles.bank}>
        <div className={styles.bankLine}>
          <img src={image} alt="" width={72} height={54} loading="lazy" className={styles.picture} />
          <div>
            <b>{name}</b>
            <p className={styles.place}>{location}</p>
          </div>
        </div>
      </th>
      <td className={styles.message}>{message}</td>
      <td className={`fw-mono ${styles.id}`}>{number}</td>
      <td className={styles.date}>{date}</td>
      <td className={`fw-num ${styles.number} ${styles.meals}`}>
        {formatCount(meals)} <span className={styles.unit}>meals</span>
      </td>
      <td className={`fw-num ${styles.number} ${styles.amount}`}>{formatCents(cents)}</td>
      <td className={styles.status}>
        <Tag tone={status === 'delivered' ? 'solid' : 'grey'} dot>
          {status}
        </Tag>
      </td>
      <td className={`${styles.number} ${styles.receipt}`}>{children}</td>
    </tr>
  );
}
