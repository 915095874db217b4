import { plainSiteFragment, plainSiteSchema } from './plain-files';

type JsonSchema = Record<string, unknown>;

/** A slot that a new fragment fills. */
export type SlotToFill = {
  /** The app that offers it, and its name: `content/farm`. */
  slot: string;
  /** What it gives to its parts, as JSON Schema. */
  schema: JsonSchema;
  /** Props that pages give there, for the first variant; undefined when none is known. */
  given?: JsonSchema | undefined;
  /** The level of the headings that its parts begin with. */
  heading?: number | undefined;
  /** The room that a part has there, in pixels. */
  width?: { least: number; most: number } | undefined;
};

export type NewFragment = {
  remote: string;
  /** In kebab-case. */
  name: string;
  /** The text of the remote's `fragments.ts`; undefined when it has none yet. */
  declared: string | undefined;
  /** The slot that it fills; absent for a fragment that pages place by its name. */
  fills?: SlotToFill;
  /** For a site with a look of its own, without the packages of this site. */
  isPlain?: boolean;
};

/**
 * The files of a new fragment, by path in the remote's folder: the remote's `fragments.ts` with it, the component, its
 * schema, a test, and what it says beside its props.
 */
export function fragmentFiles({
  remote,
  name,
  declared,
  fills,
  isPlain = false,
}: NewFragment): [path: string, content: string][] {
  const folder = `src/fragments/${name}`;
  const component = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
  const title = name[0]?.toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const plain = isPlain && !fills;
  const ownSchema = plain ? plainSiteSchema(component, title) : schemaOfTitle(title, component);
  return [
    ['src/fragments.ts', withEntry(declared ?? emptyList(remote), name, fills)],
    [`${folder}/${name}.schema.ts`, fills ? schemaOfSlot(fills, component, isPlain) : ownSchema],
    [
      `${folder}/${name}.fragment.tsx`,
      fills
        ? `import * as words from './words';

/**
 * What ${remote} has to say in the slot ${fills.slot}.
 * It gets what the slot gives, as its schema says${roomIn(fills)}.
 */
export default function ${component}Fragment() {
  return <h${fills.heading ?? 3} className="fw-h4">{words.title}</h${fills.heading ?? 3}>;
}
`
        : plain
          ? plainSiteFragment(component, name)
          : `import type { ${component}Props } from './${name}.schema';

export default function ${component}Fragment({ title }: ${component}Props) {
  return <h3 className="fw-h4">{title}</h3>;
}
`,
    ],
    ...(fills ? [[`${folder}/words.ts`, `export const title = '${title}';\n`] as [string, string]] : []),
    [
      `${folder}/${name}.test.tsx`,
      `import { render, screen } from '@testing-library/react';
import ${component}Fragment from './${name}.fragment';

it('shows what the page calls it', () => {
  render(<${component}Fragment${fills ? '' : ` title="${title}"`} />);
  expect(screen.getByRole('heading')).toHaveTextContent('${title}');
});
`,
    ],
  ];
}

function roomIn({ width }: SlotToFill): string {
  return width ? `, and ${width.least} to ${width.most} pixels of width` : '';
}

const schemaOfTitle = (
  title: string,
  component: string,
) => `import { minLength, object, string, type Infer } from '@furrow/forms';

/** What a page gives to the fragment. */
export const propsSchema = object({ title: string().check(minLength(1)) });

/** What is prerendered. */
export const variants = [{ title: '${title}' }];

export type ${component}Props = Infer<typeof propsSchema>;
`;

function schemaOfSlot({ slot, schema, given }: SlotToFill, component: string, isPlain: boolean): string {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const used = new Set(['object']);
  const fields = Object.entries(properties).map(([name, { type }]) => {
    const kind = kinds.find((known) => known.type === type) ?? { zod: 'object', written: 'object({})', sample: {} };
    const isRequired = required.includes(name);
    used.add(kind.zod);
    if (!isRequired) used.add('optional');
    const text = isRequired ? kind.written : `optional(${kind.written})`;
    return { name, text, isRequired, sample: kind.sample };
  });
  const written = fields.map(({ name, text }) => `${JSON.stringify(name)}: ${text}`);
  const sample =
    given ?? Object.fromEntries(fields.filter((field) => field.isRequired).map((field) => [field.name, field.sample]));
  return `import { ${[...used].sort().join(', ')}, type ${isPlain ? 'infer as Infer' : 'Infer'} } from '${isPlain ? 'zod/mini' : '@furrow/forms'}';

/** What the slot ${slot} gives to its parts. */
export const propsSchema = object({ ${written.join(', ')} });

/** The props for which it has something to say: it stands in the slot where these are given, and nowhere else. */
export const variants = [${JSON.stringify(sample)}];

export type ${component}Props = Infer<typeof propsSchema>;
`;
}

/** Types of JSON Schema, with the function that describes them and a value of each. */
const kinds = [
  { type: 'string', zod: 'string', written: 'string()', sample: '' },
  { type: 'integer', zod: 'int', written: 'int()', sample: 1 },
  { type: 'number', zod: 'number', written: 'number()', sample: 1 },
  { type: 'boolean', zod: 'boolean', written: 'boolean()', sample: true },
] as const;

const emptyList = (remote: string) => `import { defineFragments, type Offer } from '@furrow/remote/fragments';

/** What pages of others show of ${remote}. */
export const fragments = defineFragments('${remote}', [
]);

declare module '@furrow/remote/fragment' {
  interface OfferedFragments extends Offer<typeof fragments> {}
}
`;

/** The list with the fragment as its last entry. */
function withEntry(declared: string, name: string, fills: SlotToFill | undefined): string {
  const end = declared.lastIndexOf(']);');
  const filling = fills ? `\n    fills: [{ slot: '${fills.slot}', order: 100 }],` : '';
  const entry = `  {
    name: '${name}',
    module: () => import('./fragments/${name}/${name}.fragment'),
    schema: () => import('./fragments/${name}/${name}.schema'),${filling}
  },
`;
  return declared.slice(0, end) + entry + declared.slice(end);
}
