import { Anchor } from '@furrow/ui/anchor';
import { RunningHead } from '@furrow/ui/running-head';
import { localDate, type OwnDonation } from '../../data/own-donations.model';
import { DonationRow } from './donation-row';
import { columns } from './donation-table';
import styles from './donation-table.module.css';

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
            {columns.map(({ name, className }, index) => (
              <th key={name} scope="col" className={className}>
                {index === 0 ? 'Goes to' : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {donations.map(({ id, name, location, image, line, number, at, meals, cents, status, link }) => (
            <DonationRow
              key={id}
              {...{ name, location, image, number, cents, status }}
              message={line}
              date={localDate(at)}
              meals={meals ?? 0}
            >
              <Anchor to={link.to} className={styles.link} aria-label={`${link.label}: ${line}`}>
                {link.label}
              </Anchor>
            </DonationRow>
          ))}
        </tbody>
      </table>
    </section>
  );
}
