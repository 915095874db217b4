import { Fact, Facts, Section as ArticleSection, Table } from '../../ui/article-blocks';
import { Prose } from './prose';
import type { Block, Section } from './topic';

/** The text of a topic. */
export function TopicText({ topic: { id, title, blocks } }: { topic: Section }) {
  return (
    <ArticleSection id={id} title={title}>
      {blocks.map((block, index) => (
        <TopicBlock key={index} block={block} />
      ))}
    </ArticleSection>
  );
}

function TopicBlock({ block }: { block: Block }) {
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
    case 'facts':
      return (
        <Facts>
          {block.rows.map(([name, value]) => (
            <Fact key={name} term={<code>{name}</code>}>
              {value}
            </Fact>
          ))}
        </Facts>
      );
    case 'table':
      return (
        <Table caption={block.caption}>
          <thead>
            <tr>
              {block.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={block.columns[column]}>
                    <Prose>{cell}</Prose>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      );
  }
}
