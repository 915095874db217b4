export type NewRemote = {
  name: string;
  /** Paths of its pages. */
  routes: string[];
  /** Its development port. */
  port: number;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** The name of the page of a route, and of the folder of its code: `tools-for-rent` for `/tools/for-rent`. */
export function pageName(route: string): string {
  return route.slice(1).replaceAll('/', '-');
}

/** Every file of a new remote, by path relative to the workspace root. */
export function remoteFiles({ name, routes, port, dependencies, devDependencies }: NewRemote): [string, string][] {
  const folder = `remotes/${name}`;
  const pages = routes.map((route) => ({ route, page: pageName(route) }));
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    license: 'MIT',
    config: { port },
    scripts: { build: 'rspack build', dev: 'NODE_ENV=development rspack dev' },
    dependencies: pick(dependencies, ['@furrow/bundler', '@furrow/remote', '@furrow/ui', 'react']),
    devDependencies,
  };
  return [
    [`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`],
    [`${folder}/rspack.config.ts`, rspackConfig],
    [`${folder}/src/routes.ts`, routesFile(name, pages)],
    ...pages.flatMap(({ route, page }) => pageFiles(`${folder}/src/pages/${page}`, route, page)),
    [`e2e/src/${name}.spec.ts`, spec(name, pages)],
  ];
}

type Page = { route: string; page: string };

const pick = (all: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.sort().flatMap((name) => (all[name] ? [[name, all[name]]] : [])));

const rspackConfig = `import { defineRemote } from '@furrow/bundler/define-remote';

export default defineRemote(import.meta.dirname);
`;

function routesFile(name: string, pages: Page[]): string {
  const lines = pages.map(
    ({ route, page }) => `  { path: '${route}', page: () => import('./pages/${page}/${page}.page') },`,
  );
  return `import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('${name}', [
${lines.join('\n')}
]);
`;
}

function pageFiles(folder: string, route: string, page: string): [string, string][] {
  // An identifier begins with a letter, which a path need not do.
  const component = `${/^\d/.test(page) ? 'Page' : ''}${words(page).map(capital).join('')}Page`;
  const title = capital(words(page).join(' '));
  return [
    [
      `${folder}/${page}.page.tsx`,
      `import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { facts } from './${page}.data';
import { total } from './${page}.model';
import styles from './${page}.module.css';

export default function ${component}() {
  return (
    <>
      <PageMeta title="${title}" description="${title} on Furrow: what there is and how much of it." path="${route}" />
      <PageHead title="${title}" lede="What there is, and how much of it." />
      <Section name="In figures">
        <div className={styles.facts}>
          <Ledger>
            {facts.map(({ name, amount }) => (
              <LedgerRow key={name} term={name}>
                {amount}
              </LedgerRow>
            ))}
            <LedgerRow term="Together">{total(facts)}</LedgerRow>
          </Ledger>
        </div>
      </Section>
    </>
  );
}
`,
    ],
    [
      `${folder}/${page}.data.ts`,
      `import type { Fact } from './${page}.model';

export const facts = [
  { name: 'Fields', amount: 12 },
  { name: 'Farms', amount: 4 },
] satisfies Fact[];
`,
    ],
    [
      `${folder}/${page}.model.ts`,
      `export type Fact = { name: string; amount: number };

/** The sum of all amounts. */
export function total(facts: readonly Fact[]): number {
  return facts.reduce((sum, { amount }) => sum + amount, 0);
}
`,
    ],
    [
      `${folder}/${page}.model.test.ts`,
      `import { total } from './${page}.model';

describe('the figures of ${title.toLowerCase()}', () => {
  it('add up', () => {
    expect(total([{ name: 'a', amount: 2 }, { name: 'b', amount: 3 }])).toBe(5);
  });

  it('are nothing without facts', () => {
    expect(total([])).toBe(0);
  });
});
`,
    ],
    [`${folder}/${page}.module.css`, '.facts {\n  max-width: 40rem;\n}\n'],
  ];
}

function spec(name: string, pages: Page[]): string {
  const tests = pages.map(
    ({ route, page }) => `test('${route} shows its figures', async ({ page }) => {
  await open(page, '${route}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${capital(words(page).join(' '))}');
  await expect(page.getByText('Together')).toBeVisible();
});`,
  );
  return `import { expect, open, test } from './test';

/** The pages of ${name}. */
${tests.join('\n\n')}
`;
}

const words = (page: string) => page.split('-');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
