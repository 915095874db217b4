import { countField, defineQuery, optionalField } from '@furrow/remote/query';
import { useQuery } from '@furrow/remote/use-query';
import { Anchor } from '@furrow/ui/anchor';
import { InertButton } from '@furrow/ui/inert-button';
import { Field } from '@furrow/ui/field';
import { formatSignedAmount } from '@furrow/ui/format';
import { NativeSelect, Options } from '@furrow/ui/input';
import { SampleNote } from '@furrow/ui/sample-note';
import { useTable, type Column } from '@furrow/ui/table';
import { Tag } from '@furrow/ui/tag';
import { transactions, type Transaction } from '../../data/transactions.data';
import { proofPath } from '../../data/transactions.model';
import { amountTone, transactionsOf, transactionTypes } from './treasury.model';
import styles from './transactions.module.css';

const tones = { positive: 'fw-pos', negative: 'fw-neg' };

const columns: Column<Transaction>[] = [
  { name: 'Date', sortBy: ({ date }) => Date.parse(`${date} UTC`) },
  { name: 'Type', sortBy: ({ type }) => type },
  { name: 'Description', sortBy: ({ description }) => description },
  { name: 'Status' },
  { name: 'Amount', sortBy: ({ amount }) => amount, className: styles.amount },
];

/** The type and the page of the table stand in the address. */
const transactionsQuery = defineQuery({
  type: optionalField('type', transactionTypes, (type) => type.toLowerCase()),
  page: countField('page', 1),
});

/** A table; on phones each row folds to a description, its amount and one line about it. */
export function Transactions() {
  const [{ type, page }, { choose }] = useQuery(transactionsQuery);
  const found = transactionsOf(transactions, type);
  const { shown, head, sortChoice, pages } = useTable(found, columns, {
    pageSize: 7,
    turned: [page, (number) => choose({ page: number })],
  });

  function show(name: string) {
    choose({ type: transactionTypes.find((each) => each === name), page: 1 });
  }

  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>Recent transactions</h2>
        <div className={styles.export}>
          <InertButton note="no-export" variant="text">
            Export
          </InertButton>
          <SampleNote id="no-export">nothing is exported</SampleNote>
        </div>
      </div>
      <div className={styles.tools}>
        <Field label="Show">
          <NativeSelect value={type ?? ''} onChange={({ target }) => show(target.value)}>
            <Options first="All types" options={transactionTypes.map((name) => ({ value: name, label: name }))} />
          </NativeSelect>
        </Field>
        <div className={styles.sortChoice}>{sortChoice}</div>
      </div>
      <p role="status" className="fw-hidden">
        {type ? `${found.length} of ${transactions.length} transactions` : `${transactions.length} transactions`}
      </p>
      <table className={styles.table} aria-label="Recent transactions">
        {head}
        <tbody>
          {shown.map(({ id, date, type, description, amount, status }) => (
            <tr key={id}>
              <td className={styles.date}>{date}</td>
              <td className={styles.type}>{type}</td>
              <th scope="row" className={styles.description}>
                {description}
                <Anchor to={proofPath({ id })} className={styles.proof} aria-label={`Open proof: ${description}`}>
                  Open proof
                </Anchor>
              </th>
              <td className={styles.status}>
                <Tag tone="green">{status}</Tag>
              </td>
              <td className={`${styles.amount} ${tones[amountTone(amount)]}`}>{formatSignedAmount(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages}
    </section>
  );
}
