/*
 * Pages and fragments for a site with a look of its own: they use no package but `@furrow/remote` and zod. The tokens are
 * those of the live host.
 */

/** The text of a page of such a site, whose messages are beside it. */
export function plainSitePage(component: string, route: string): string {
  return `import * as words from './words';

export default function ${component}() {
  return (
    <>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <link rel="canonical" href="${route}" />
      <h1>{words.title}</h1>
    </>
  );
}
`;
}

/** The text of a fragment of such a site. */
export function plainSiteFragment(component: string, name: string): string {
  return `import type { ${component}Props } from './${name}.schema';

export default function ${component}Fragment({ title }: ${component}Props) {
  return <h3>{title}</h3>;
}
`;
}

/** The text of the schema of such a fragment. */
export function plainSiteSchema(component: string, title: string): string {
  return `import { minLength, object, string, type infer as Infer } from 'zod/mini';

/** What a page gives to the fragment. */
export const propsSchema = object({ title: string().check(minLength(1)) });

/** What is prerendered. */
export const variants = [{ title: '${title}' }];

export type ${component}Props = Infer<typeof propsSchema>;
`;
}
