import type { ListItem, Nodes, Paragraph, RootContent } from 'mdast';
import { embeddedFragmentSchema } from '@furrow/formats/fragment.schema';
import { toString } from 'mdast-util-to-string';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';

/** What the blocks of an article name: people who are quoted, drawings, and where its links lead. */
export type BlockNames = { people: string[]; art: string[]; links: { to: string; line: number }[] };

type Found = (node: Nodes, text: string) => void;

const inline = new Set(['text', 'emphasis', 'strong', 'inlineCode', 'link', 'break', 'image']);

/**
 * One block of the source as what remark-rehype makes elements from; nothing, and a problem, where the design does not have
 * such a block.
 */
export function blockOf(block: RootContent, names: BlockNames, found: Found): RootContent[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      checkInline(block, names, found);
      return [block];
    case 'list':
      for (const item of block.children) {
        for (const child of item.children) {
          if (child.type === 'paragraph') checkInline(child, names, found);
          else found(child, 'A list holds sentences only. Move this out of the list.');
        }
        // No paragraph inside: the design spaces the items.
        item.spread = false;
      }
      return [{ ...block, spread: false }];
    case 'blockquote':
      return [element('fw-quote', {}, sentences(block.children, names, found))];
    case 'containerDirective':
    case 'leafDirective':
      return directive(block, names, found);
    case 'table':
      found(
        block,
        'A table needs a caption for those who do not see it. Write :::table{caption="…"} above and ::: below.',
      );
      return [];
    case 'html':
      found(
        block,
        'HTML and JSX are not for articles. Write Markdown, or one of the directives in articles/_index.md.',
      );
      return [];
    default:
      found(block, `The design has no block for this (${block.type}). See articles/_index.md for those it has.`);
      return [];
  }
}

function directive(block: ContainerDirective | LeafDirective, names: BlockNames, found: Found): RootContent[] {
  const { name, attributes } = block;
  const known = (blocks as Record<string, BlockMaker | undefined>)[name];
  if (!known || (name === 'button') !== (block.type === 'leafDirective')) {
    found(
      block,
      `There is no block "${name}". Write one of: :::${Object.keys(blocks).join(', :::').replace(':::button', '::button')}.`,
    );
    return [];
  }
  const allowed: readonly string[] = allowedAttributes[name as keyof typeof blocks];
  for (const attribute of Object.keys(attributes ?? {})) {
    if (!allowed.includes(attribute)) found(block, `${name} has no "${attribute}". ${hintOf(allowed)}`);
  }
  return known(block as ContainerDirective, names, found);
}

const hintOf = (allowed: readonly string[]) =>
  allowed.length > 0 ? `Write: ${allowed.map((attribute) => `${attribute}="…"`).join(' ')}.` : 'Remove it.';

type BlockMaker = (block: ContainerDirective, names: BlockNames, found: Found) => RootContent[];

const allowedAttributes = {
  facts: [],
  columns: ['caption'],
  quote: ['by'],
  note: [],
  table: ['caption'],
  button: [],
  fragment: ['of', 'props'],
} as const satisfies Record<string, readonly string[]>;

const blocks: Record<keyof typeof allowedAttributes, BlockMaker> = {
  facts: (block, _names, found) => [
    element(
      'fw-facts',
      {},
      pairs(block, found).map(({ label, text }) =>
        element('fw-fact', { term: label }, [{ type: 'text', value: text }]),
      ),
    ),
  ],

  columns(block, _names, found) {
    const values = pairs(block, found).map((pair) => ({ ...pair, value: Number(pair.text.replace(/[^0-9.]/g, '')) }));
    for (const { item, label, value, text } of values) {
      if (Number.isNaN(value) || !/\d/.test(text))
        found(item, `${label} has no height. Write a number: - ${label}: 12`);
    }
    const highest = Math.max(...values.map(({ value }) => value));
    const columns = values.map(({ label, text, value }) =>
      element('fw-column', { label, text, share: value / highest }, []),
    );
    return [element('fw-columns', { caption: captionOf(block, found) }, columns)];
  },

  quote(block, names, found) {
    const by = block.attributes?.by;
    if (by) names.people.push(by);
    return [element('fw-quote', by ? { by } : {}, sentences(block.children, names, found))];
  },

  note(block, names, found) {
    const [label, ...children] = block.children;
    if (label?.type !== 'paragraph' || !label.data?.directiveLabel) {
      found(block, 'A note has a title. Write :::note[Its title]');
      return [];
    }
    return [
      element(
        'fw-note',
        { title: toString(label) },
        children.flatMap((child) => blockOf(child, names, found)),
      ),
    ];
  },

  table(block, _names, found) {
    const caption = captionOf(block, found);
    const [table, ...rest] = block.children;
    if (table?.type !== 'table' || rest.length > 0) {
      found(block, 'This holds one table and nothing else. Write its rows with | between the cells.');
      return [];
    }
    return [element('fw-table', { caption }, [table])];
  },

  fragment(block, names, found) {
    const of = block.attributes?.of ?? '';
    const props = block.attributes?.props ?? '{}';
    if (!embeddedFragmentSchema.shape.of.safeParse(of).success)
      found(block, 'A fragment is of a team and has a name. Write :::fragment{of="shop/add-to-cart"}');
    if (!isObject(props))
      found(block, `The props of a fragment are a JSON object. Write: props='{"product":"wildflower-honey"}'`);
    const fallback = block.children.flatMap((child) => blockOf(child, names, found));
    if (fallback.length === 0)
      found(
        block,
        'Write below this line what stands here while the site does not have such a fragment, and ::: below that.',
      );
    return [element('fw-fragment', { of, props }, fallback)];
  },

  button: (block) => [element('fw-button', {}, [{ type: 'text', value: toString(block) }])],
};

function isObject(json: string): boolean {
  try {
    return embeddedFragmentSchema.shape.props.safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}

function captionOf(block: ContainerDirective, found: Found): string {
  const caption = block.attributes?.caption ?? '';
  if (!caption) found(block, `${block.name} needs a caption. Write :::${block.name}{caption="…"}`);
  return caption;
}

/** The items of a list, each written `label: text`. */
function pairs(block: ContainerDirective, found: Found): { item: ListItem; label: string; text: string }[] {
  const [list, ...rest] = block.children;
  if (list?.type !== 'list' || rest.length > 0) {
    found(block, `${block.name} holds one list and nothing else. Write its lines like this: - Term: value`);
    return [];
  }
  return list.children.flatMap((item) => {
    const [, label, text] = /^([^:]+): (.+)$/s.exec(toString(item)) ?? [];
    if (label && text) return [{ item, label, text }];
    found(item, `"${toString(item)}" has no term. Write: - Term: value`);
    return [];
  });
}

/** The words of a quotation, without the paragraph around them. */
function sentences(children: RootContent[], names: BlockNames, found: Found): RootContent[] {
  const [paragraph, ...rest] = children;
  if (paragraph?.type !== 'paragraph' || rest.length > 0) {
    const place = rest[0] ?? paragraph;
    if (place) found(place, 'A quotation is one paragraph. Remove the rest, or make it two quotations.');
    return [];
  }
  checkInline(paragraph, names, found);
  return paragraph.children;
}

function checkInline(parent: Paragraph | Nodes, names: BlockNames, found: Found): void {
  if (!('children' in parent)) return;
  for (const child of parent.children) {
    if (!inline.has(child.type)) found(child, `This (${child.type}) is not for articles. Write plain words or a link.`);
    if (child.type === 'link') names.links.push({ to: child.url, line: child.position?.start.line ?? 1 });
    if (child.type === 'image') {
      if (!child.alt) found(child, `The picture is missing its text. Write what it shows: ![…](${child.url})`);
      names.art.push(child.url);
    }
    checkInline(child, names, found);
  }
}

/** A node that remark-rehype turns into the element of that name. */
function element(name: string, properties: Record<string, string | number>, children: RootContent[]): RootContent {
  return {
    type: 'paragraph',
    data: { hName: name, hProperties: properties },
    children: children as Paragraph['children'],
  };
}
