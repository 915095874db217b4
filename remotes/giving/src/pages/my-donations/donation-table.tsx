import { useNotify } from '@furrow/remote/services';
import { Button } from '@furrow/ui/button';
import { useTable, type Column, type TableOptions } from '@furrow/ui/table';
import { formatDate, summarize, type Donation } from '../../data/donations.model';
import { formatCount, formatDollarsAndCents } from '@furrow/ui/format';
import { DonationRow } from './donation-row';
import { NoDonations } from './no-donations';
import styles from './donation-table.module.css';

export const columns: Column<Donation>[] = [
  { name: 'Food bank', sortBy: ({ foodBank }) => foodBank.name },
  { name: 'For', className: styles.message },
  { name: 'Donation', sortBy: ({ id }) => id },
  { name: 'Date', sortBy: ({ date }) => date },
  { name: 'Meals', sortBy: ({ meals }) => meals, className: styles.number },
  { name: 'Amount', sortBy: ({ amount }) => amount, className: styles.number },
  { name: 'Status', sortBy: ({ status }) => status, className: styles.status },
  { name: 'Receipt', className: `${styles.number} ${styles.receipt}` },
];

export type DonationTableProps = {
  donations: readonly Donation[];
  onClear: () => void;
} & Required<Pick<TableOptions, 'turned'>>;

export function DonationTable({ donations, onClear, turned }: DonationTableProps) {
  const notify = useNotify();
  const { shown, head, sortChoice, pages } = useTable(donations, columns, { pageSize: 10, turned });
  const all = summarize(donations);
  if (donations.length === 0) return <NoDonations onClear={onClear} />;

  return (
    <>
      <div className={styles.sortChoice}>{sortChoice}</div>
      <table className={styles.root} aria-label="All donations">
        {head}
        <tbody>
          {shown.map(({ id, amount, foodBank, date, meals, status, impactMessage, receipt }) => (
            <DonationRow
              key={id}
              {...foodBank}
              {...{ meals, status }}
              message={impactMessage}
              number={id}
              date={formatDate(date)}
              cents={amount * 100}
            >
              <Button
                variant="text"
                aria-label={`Receipt for ${id}`}
                onClick={() => notify({ title: 'Download Started', description: `Downloading ${receipt}` })}
              >
                Receipt
              </Button>
            </DonationRow>
          ))}
        </tbody>
        <PageSums shown={shown} />
      </table>
      <p
        className={styles.sums}
      >{`All ${donations.length} donations: ${formatCount(all.mealsProvided)} meals, ${formatDollarsAndCents(all.totalDonated)}.`}</p>
      {pages}
    </>
  );
}

/** What the rows on a sheet of paper come to. */
function PageSums({ shown }: { shown: readonly Donation[] }) {
  const { mealsProvided, totalDonated } = summarize(shown);
  return (
    <tfoot className={styles.sums}>
      <tr>
        <th scope="row" colSpan={3}>
          {shown.length === 1 ? '1 donation' : `${shown.length} donations`} shown
        </th>
        <td className={`fw-num ${styles.number}`}>{formatCount(mealsProvided)}</td>
        <td className={`fw-num ${styles.number}`}>{formatDollarsAndCents(totalDonated)}</td>
        <td />
      </tr>
    </tfoot>
  );
}
