/** A run of prose: plain text, or text with links to other pages and with names of the API in it. */
export type Inline = string | { to: string; text: string } | { code: string };
export type Prose = string | readonly Inline[];

/** Everything a topic can be made of. A new kind is added here, and the compiler then asks for it in topic-text.tsx. */
export type Block =
  | { kind: 'text'; text: Prose }
  | { kind: 'list'; items: readonly Prose[]; ordered?: boolean }
  /** Names of the API and what they mean. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly Prose[])[] };

export type Section = { id: string; title: string; blocks: readonly Block[] };

/** The words of a topic as one string, for searching. */
export function plainText(section: Section): string {
  return [section.title, ...section.blocks.flatMap(blockText)].join(' ');
}

function blockText(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [proseText(block.text)];
    case 'list':
      return block.items.map(proseText);
    case 'facts':
      return block.rows.flat();
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat().map(proseText)];
  }
}

function proseText(prose: Prose): string {
  return typeof prose === 'string'
    ? prose
    : prose.map((part) => (typeof part === 'string' ? part : 'code' in part ? part.code : part.text)).join('');
}
