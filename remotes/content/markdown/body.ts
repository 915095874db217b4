import type { Element, ElementContent, Root } from 'hast';
import type { Nodes, Root as Markdown, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { blockOf, type BlockNames } from './blocks';
import type { Problem } from './problem';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml']).use(remarkDirective);
const html = unified().use(remarkRehype);

export type Heading = { id: string; title: string };

export type ArticleBody = {
  /** Sections of blocks; the elements that are no HTML are those of `article-blocks.tsx`. */
  tree: Root;
  sections: Heading[];
  /** Words that are read, those of the headlines included. */
  words: number;
  /** Names that the body refers to. */
  people: string[];
  art: string[];
  links: { to: string; line: number }[];
  problems: Problem[];
};

/** The body of an article, from the whole file. What the design has no block for is a problem. */
export function readBody(source: string, { opening = false }: { opening?: boolean } = {}): ArticleBody {
  const problems: Problem[] = [];
  const names: BlockNames = { people: [], art: [], links: [] };
  const document = markdown.parse(source);
  const found = (node: Nodes, text: string) => void problems.push({ line: node.position?.start.line ?? 1, text });
  restoreColons(document, source);

  const blocks = document.children.filter(({ type }) => type !== 'yaml');
  const before = blocks.findIndex(({ type }) => type === 'heading');
  const first = blocks.slice(0, before < 0 ? blocks.length : before);
  if (opening && !(first.length === 1 && first[0]?.type === 'paragraph')) {
    const place = first[1] ?? first[0] ?? blocks[0] ?? document;
    found(place, 'An article of this kind begins with one paragraph, then a ## headline. Write that paragraph.');
  }
  if (!opening && first[0]) found(first[0], 'The text begins with a ## headline. Write one above this.');
  checkHeadings(blocks, found);

  const content: Markdown = { type: 'root', children: blocks.flatMap((block) => blockOf(block, names, found)) };
  const tree = html.runSync(content) as Root;
  const sections = headingsOf(blocks, found);
  return {
    tree: { type: 'root', children: inSections(withoutBlanks(tree.children as ElementContent[]), sections) },
    sections,
    words: wordsOf(blocks),
    ...names,
    problems,
  };
}

/** A colon before a word is no directive in the middle of a sentence. */
function restoreColons(parent: Nodes, source: string): void {
  if (!('children' in parent)) return;
  parent.children = parent.children.map((child) => {
    restoreColons(child, source);
    if (child.type !== 'textDirective') return child;
    const value = source.slice(child.position?.start.offset, child.position?.end.offset);
    return { type: 'text', value, position: child.position };
  }) as typeof parent.children;
}

function checkHeadings(blocks: RootContent[], found: (node: Nodes, text: string) => void): void {
  let last = 1;
  for (const block of blocks) {
    if (block.type !== 'heading') continue;
    if (block.depth === 1) found(block, 'The title is in the front matter. Write ## for a section.');
    else if (block.depth > 3) found(block, 'The design has two levels of headlines. Write ## or ###.');
    else if (block.depth > last + 1)
      found(block, `Headlines go down one level at a time. Write ${'#'.repeat(last + 1)}.`);
    last = block.depth;
  }
}

function headingsOf(blocks: RootContent[], found: (node: Nodes, text: string) => void): Heading[] {
  const headings: Heading[] = [];
  for (const block of blocks) {
    if (block.type !== 'heading' || block.depth !== 2) continue;
    const title = toString(block);
    const id = slugOf(title);
    if (headings.some((heading) => heading.id === id))
      found(block, `"${title}" is there twice, so that no link could tell which is meant. Write another headline.`);
    headings.push({ id, title });
  }
  return headings;
}

/** `Who tells the contract that it rained?` is `who-tells-the-contract-that-it-rained`. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/[\u0300-\u036f’']/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Everything from one `h2` to the next is a section. */
function inSections(content: ElementContent[], headings: Heading[]): ElementContent[] {
  const result: ElementContent[] = [];
  let section: Element | undefined;
  let count = 0;
  for (const node of content) {
    const heading = node.type === 'element' && node.tagName === 'h2' ? headings[count++] : undefined;
    if (heading) {
      section = { type: 'element', tagName: 'fw-section', properties: { ...heading }, children: [] };
      result.push(section);
    } else if (section) section.children.push(node);
    else result.push({ type: 'element', tagName: 'fw-opening', properties: {}, children: childrenOf(node) });
  }
  return result;
}

const childrenOf = (node: ElementContent): ElementContent[] => (node.type === 'element' ? node.children : [node]);

/** Line ends between blocks are no text, and what only says where a node stood is of no use later. */
function withoutBlanks(nodes: ElementContent[], inline = false): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return !inline && /^\s*$/.test(node.value) ? [] : [{ type: 'text', value: node.value }];
    if (node.type !== 'element') return [];
    const { type, tagName, properties, children } = withTableParts(node);
    const holdsText = inline || children.some((child) => child.type === 'text' && child.value.trim() !== '');
    return [{ type, tagName, properties, children: withoutBlanks(children, holdsText) }];
  });
}

/**
 * A captioned table holds the rows of the table in it; its column heads say that they are, and columns that end in
 * `---:` hold figures.
 */
function withTableParts(node: Element): Element {
  const [table] = node.children;
  if (node.tagName === 'fw-table' && table?.type === 'element') return { ...node, children: table.children };
  if (node.tagName !== 'th' && node.tagName !== 'td') return node;
  const figures = node.properties.align === 'right' && { 'data-figures': '' };
  return { ...node, properties: { ...(node.tagName === 'th' && { scope: 'col' }), ...figures } };
}

function wordsOf(blocks: RootContent[]): number {
  const text = blocks.map((block) => readable(block)).join(' ');
  return text.split(/\s+/).filter(Boolean).length;
}

function readable(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  // What stands in the place of a fragment is hardly ever read.
  if (!('children' in node) || (node.type === 'containerDirective' && node.name === 'fragment')) return '';
  const caption = (node as ContainerDirective | LeafDirective).attributes?.caption ?? '';
  const isBlock = !['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis'].includes(node.type);
  return [caption, node.children.map(readable).join(isBlock ? ' ' : '')].filter(Boolean).join(' ');
}
