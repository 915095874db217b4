import { Button } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Notice } from '@furrow/ui/notice';
import type { Block, Person as PersonData, Section } from './article';
import { ColumnChart } from './column-chart';
import { Person } from './person';
import { Prose } from './prose';
import styles from './sections.module.css';

/** The body of every article page. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.root}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} />
      ))}
    </section>
  ));
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Prose>{block.text}</Prose>
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Prose>{item}</Prose>
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return <Quote text={block.text} by={block.by} />;
    case 'facts':
      return (
        <Ledger>
          {block.rows.map(([term, value]) => (
            <LedgerRow key={term} term={term}>
              {value}
            </LedgerRow>
          ))}
        </Ledger>
      );
    case 'table':
      return <ArticleTable {...block} />;
    case 'columns':
      return <ColumnChart caption={block.caption} values={block.values} />;
    case 'note':
      return (
        <Notice tone="wheat">
          <strong>{block.title}</strong>
          <p>
            <Prose>{block.text}</Prose>
          </p>
        </Notice>
      );
    case 'button':
      return (
        <p>
          <Button>{block.label}</Button>
        </p>
      );
  }
}

function Quote({ text, by }: { text: string; by?: PersonData }) {
  return (
    <figure className={styles.quote}>
      <blockquote className="fw-h2">{text}</blockquote>
      {by && (
        <figcaption>
          <Person person={by} />
        </figcaption>
      )}
    </figure>
  );
}

function ArticleTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="fw-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
