import { Anchor } from '@furrow/ui/anchor';
import { formatCents, formatCount } from '@furrow/ui/format';
import { RunningHead } from '@furrow/ui/running-head';
import { Tag } from '@furrow/ui/tag';
import { localDate, type OwnDonation } from '../../data/own-donations.model';
import styles from './donation-table.module.css';

const tones = { delivered: 'solid', processing: 'grey', 'not paid': 'grey' } as const;

const columns = [
  ['Goes to'],
  ['For', styles.message],
  ['Donation'],
  ['Date'],
  ['Meals', styles.number],
  ['Amount', styles.number],
  ['Status', styles.status],
  ['Receipt', `${styles.number} ${styles.receipt}`],
] as const;

/** The visitor's own donations, from the ledger of this browser. They stand before the sample ones. */
export function OwnTable({ donations }: { donations: readonly OwnDonation[] }) {
  if (donations.length === 0) return null;
  const entries = donations.length === 1 ? '1 entry' : `${donations.length} entries`;
  return (
    <section className={styles.own}>
      <RunningHead
        level={2}
        fact={<Anchor to="/you" className={styles.link}>{`from your activity, ${entries}`}</Anchor>}
      >
        Your donations
      </RunningHead>
      <table className={styles.root} aria-label="Your donations">
        <thead>
          <tr>
            {columns.map(([name, className]) => (
              <th key={name} scope="col" className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {donations.map(({ id, name, location, image, line, number, at, meals, cents, status, link }) => (
            <tr key={id}>
              <th scope="row" className={styles.bank}>
                <div className={styles.bankLine}>
                  <img src={image} alt="" width={72} height={54} loading="lazy" className={styles.picture} />
                  <div>
                    <b>{name}</b>
                    <p className={styles.place}>{location}</p>
                  </div>
                </div>
              </th>
              <td className={styles.message}>{line}</td>
              <td className={`fw-mono ${styles.id}`}>{number}</td>
              <td className={styles.date}>{localDate(at)}</td>
              <td className={`fw-num ${styles.number} ${styles.meals}`}>
                {formatCount(meals ?? 0)}
                <span className={styles.unit}> meals</span>
              </td>
              <td className={`fw-num ${styles.number} ${styles.amount}`}>{formatCents(cents)}</td>
              <td className={styles.status}>
                <Tag tone={tones[status]} dot>
                  {status}
                </Tag>
              </td>
              <td className={`${styles.number} ${styles.receipt}`}>
                <Anchor to={link.to} className={styles.link} aria-label={`${link.label}: ${line}`}>
                  {link.label}
                </Anchor>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
