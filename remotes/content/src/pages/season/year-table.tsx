import { Anchor } from '@furrow/ui/anchor';
import { dayOfYear } from '@furrow/ui/long-date';
import { farmPath } from '../../data/farms.model';
import type { FarmYear } from './season.model';
import styles from './season-year.module.css';

type YearTableProps = { farms: readonly FarmYear[]; open: boolean };

/** Every harvest with its days. Without JavaScript it is always open. */
export function YearTable({ farms, open }: YearTableProps) {
  return (
    <div className={styles.tableBox} data-closed={!open || undefined}>
      <table className={styles.table}>
        <caption className="fw-hidden">The year of each farm</caption>
        <thead>
          <tr>
            <th scope="col">Farm</th>
            <th scope="col">Harvest</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
          </tr>
        </thead>
        {farms.map((farm) => (
          <tbody key={farm.id}>
            {farm.harvests.map(({ what, from, to }, index) => (
              <tr key={what}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={farm.harvests.length}>
                    <Anchor to={farmPath(farm)}>{farm.name}</Anchor>
                  </th>
                )}
                <td>{what}</td>
                <td>{dayOfYear(from)}</td>
                <td>{dayOfYear(to)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
