/** A run of prose: plain text, or text with links to other pages in it. */
export type Inline = string | { to: string; text: string };
export type Prose = string | readonly Inline[];

export type Person = { name: string; role: string; avatar: string };

/** Everything an article can be made of. A new kind is added here, and the compiler then asks for it in sections.tsx. */
export type Block =
  | { kind: 'text'; text: Prose }
  | { kind: 'list'; items: readonly Prose[]; ordered?: boolean }
  | { kind: 'quote'; text: string; by?: Person }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'columns'; caption: string; values: readonly ColumnValue[] }
  | { kind: 'note'; title: string; text: Prose }
  | { kind: 'button'; label: string };

/** One column of a chart: its label under the base line, its height, and the figure written above it. */
export type ColumnValue = { label: string; value: number; text: string };

export type Section = { id: string; title: string; blocks: readonly Block[] };

/** The words of a section as one string, for counting and searching. */
export function plainText(section: Section): string {
  return [section.title, ...section.blocks.flatMap(blockText)].join(' ');
}

function blockText(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [proseText(block.text)];
    case 'list':
      return block.items.map(proseText);
    case 'quote':
      return [block.text];
    case 'facts':
      return block.rows.flat();
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'columns':
      return [block.caption, ...block.values.flatMap(({ label, text }) => [label, text])];
    case 'note':
      return [block.title, proseText(block.text)];
    case 'button':
      return [block.label];
  }
}

function proseText(prose: Prose): string {
  return typeof prose === 'string'
    ? prose
    : prose.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
