export type NewFragment = {
  remote: string;
  /** In kebab-case. */
  name: string;
  /** The text of the remote's `fragments.ts`; undefined when it has none yet. */
  declared: string | undefined;
};

/**
 * The files of a new fragment, by path in the remote's folder: the remote's `fragments.ts` with it, the component, its
 * schema, a test.
 */
export function fragmentFiles({ remote, name, declared }: NewFragment): [path: string, content: string][] {
  const folder = `src/fragments/${name}`;
  const component = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
  const title = name[0]?.toUpperCase() + name.slice(1).replaceAll('-', ' ');
  return [
    ['src/fragments.ts', withEntry(declared ?? emptyList(remote), name)],
    [
      `${folder}/${name}.schema.ts`,
      `import { minLength, object, string, type Infer } from '@furrow/forms';

/** What a page gives to the fragment. */
export const propsSchema = object({ title: string().check(minLength(1)) });

/** What is prerendered. */
export const variants = [{ title: '${title}' }];

export type ${component}Props = Infer<typeof propsSchema>;
`,
    ],
    [
      `${folder}/${name}.fragment.tsx`,
      `import type { ${component}Props } from './${name}.schema';

export default function ${component}Fragment({ title }: ${component}Props) {
  return <h3 className="fw-h4">{title}</h3>;
}
`,
    ],
    [
      `${folder}/${name}.test.tsx`,
      `import { render, screen } from '@testing-library/react';
import ${component}Fragment from './${name}.fragment';

it('shows what the page calls it', () => {
  render(<${component}Fragment title="${title}" />);
  expect(screen.getByRole('heading')).toHaveTextContent('${title}');
});
`,
    ],
  ];
}

const emptyList = (remote: string) => `import { defineFragments, type Offer } from '@furrow/remote/fragments';

/** What pages of others show of ${remote}. */
export const fragments = defineFragments('${remote}', [
]);

declare module '@furrow/remote/fragment' {
  interface OfferedFragments extends Offer<typeof fragments> {}
}
`;

/** The list with the fragment as its last entry. */
function withEntry(declared: string, name: string): string {
  const end = declared.lastIndexOf(']);');
  const entry = `  {
    name: '${name}',
    module: () => import('./fragments/${name}/${name}.fragment'),
    schema: () => import('./fragments/${name}/${name}.schema'),
  },
`;
  return declared.slice(0, end) + entry + declared.slice(end);
}
