import { useId, useState, type ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Field } from './field';
import { NativeSelect, Options } from './input';
import { pageCount, pageOfRows, sortRows, type Order } from './table-rows';
import * as words from './words';
import styles from './table.module.css';

/** A column of a table that {@link useTable} sorts. */
export type Column<Row> = {
  name: string;
  /** What rows are sorted by; a column without it cannot be sorted. */
  sortBy?: (row: Row) => string | number;
  className?: string;
};

/** How {@link useTable} divides the rows. */
export type TableOptions = {
  /** Rows on a page. */
  pageSize: number;
  /** Names a page, such as `Year 2`; its number if absent. */
  pageName?: (page: number) => string;
  /** The page that is shown and how to turn to another one, where a site's address says it; else the table knows it. */
  turned?: readonly [page: number, turnTo: (page: number) => void];
};

/**
 * Sorting and paging for a native table, whose rows and look stay with the page that shows it. `head` is its `<thead>`,
 * `sortChoice` does the same where a phone hides the head, and `pages` is empty as long as there is one.
 */
export function useTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { pageSize, pageName, turned }: TableOptions,
): { shown: readonly Row[]; head: ReactNode; sortChoice: ReactNode; pages: ReactNode } {
  const [order, setOrder] = useState<Order>();
  const [[wanted, of], setWanted] = useState<readonly [page: number, rows: number]>([1, rows.length]);
  const id = useId();
  const count = pageCount(rows.length, pageSize);
  // Other rows, as of a search, begin with their first page.
  const [asked, turnTo] = turned ?? [of === rows.length ? wanted : 1, (page: number) => setWanted([page, rows.length])];
  const page = Math.min(asked, count);
  const sortBy = columns.find(({ name }) => name === order?.column)?.sortBy;
  const sorted = order && sortBy ? sortRows(rows, sortBy, order.direction) : rows;

  function sort(next: Order | undefined) {
    setOrder(next);
    turnTo(1);
  }

  return {
    shown: pageOfRows(sorted, page, pageSize),
    head: (
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.name} column={column} order={order} onSort={sort} />
          ))}
        </tr>
      </thead>
    ),
    sortChoice: <SortChoice columns={columns} order={order} onSort={sort} />,
    pages: count > 1 && (
      <div className={styles.pages}>
        <p id={id} role="status" className={styles.range}>
          {words.rowsOf((page - 1) * pageSize + 1, Math.min(page * pageSize, rows.length), rows.length)}
        </p>
        <nav aria-labelledby={id} className={styles.turn}>
          {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
            <button
              key={number}
              type="button"
              aria-label={pageName ? undefined : words.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className={styles.page}
              onClick={() => turnTo(number)}
            >
              {pageName ? pageName(number) : number}
            </button>
          ))}
        </nav>
      </div>
    ),
  };
}

type Sorting = { order: Order | undefined; onSort: (order: Order | undefined) => void };

function Head<Row>({ column: { name, sortBy, className }, order, onSort }: Sorting & { column: Column<Row> }) {
  const direction = order?.column === name ? order.direction : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={className} aria-sort={direction}>
      {sortBy ? (
        <button type="button" className={styles.sort} onClick={() => onSort(nextOrder(name, direction))}>
          {name}
          <Arrow
            size={14}
            strokeWidth={2}
            className={direction ? styles.arrow : `${styles.arrow} ${styles.unsorted}`}
          />
        </button>
      ) : (
        name
      )}
    </th>
  );
}

/** The order after a press on a column's head: ascending first, then descending, then as the rows came. */
function nextOrder(column: string, direction: Order['direction'] | undefined): Order | undefined {
  if (direction === 'descending') return undefined;
  return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}

function SortChoice<Row>({ columns, order, onSort }: Sorting & { columns: readonly Column<Row>[] }) {
  const sortable = columns.filter(({ sortBy }) => sortBy);
  const orders = sortable.flatMap(({ name }): Order[] => [
    { column: name, direction: 'ascending' },
    { column: name, direction: 'descending' },
  ]);
  return (
    <Field label={words.sortBy}>
      <NativeSelect
        value={order ? orderName(order) : ''}
        onChange={({ target }) => onSort(orders.find((one) => orderName(one) === target.value))}
      >
        <Options
          first={words.defaultOrder}
          options={orders.map(orderName).map((name) => ({ value: name, label: name }))}
        />
      </NativeSelect>
    </Field>
  );
}

function orderName({ column, direction }: Order): string {
  return `${column}, ${direction === 'ascending' ? words.ascending : words.descending}`;
}
