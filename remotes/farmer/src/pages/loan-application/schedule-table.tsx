import { numbersClass } from '@furrow/ui/charts/chart-frame';
import { formatDollarsAndCents } from '@furrow/ui/format';
import { useTable, type Column } from '@furrow/ui/table';
import type { ScheduleRow } from '../../data/loan-terms.model';
import * as words from './words';

const columns: Column<ScheduleRow>[] = [
  { name: words.month },
  { name: words.payment },
  { name: words.interest },
  { name: words.balance },
];

/** Every payment, a year on a page. */
export function ScheduleTable({ schedule }: { schedule: readonly ScheduleRow[] }) {
  const { shown, head, pages } = useTable(schedule, columns, { pageSize: 12, pageName: words.year });
  return (
    <>
      <table className={numbersClass} aria-label={words.monthByMonth}>
        {head}
        <tbody>
          {shown.map(({ month, payment, interest, balance }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{formatDollarsAndCents(payment)}</td>
              <td>{formatDollarsAndCents(interest)}</td>
              <td>{formatDollarsAndCents(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages}
    </>
  );
}
