import { remoteFolders } from '@furrow/bundler/workspace';
import { relative } from 'node:path';
import { root } from '../../scripts/workspace/process';
import { buildVariant } from '../src/fixtures';
import { expect, test } from '../src/test';

/**
 * A mistake in a remote stops its build with a message that names the file, the line and what to do: one that the
 * compiler finds, two that rendering finds, and one that our own rules find. The unit tests of shared/page/remote have the
 * mistakes in a list of routes.
 */

const routes = (...lines: string[]) =>
  [
    "import { defineRoutes } from '@furrow/remote/routes';",
    '',
    "export const routes = defineRoutes('almanac', [",
    ...lines,
    ']);',
  ].join('\n');
const year = "  { path: '/almanac', page: () => import('./pages/year.page') },";
const yearPage = 'src/pages/year.page.tsx';

/** The folder of another team. */
const other = relative(root, remoteFolders()[0] ?? '');

const mistakes: [what: string, files: Record<string, string>, message: RegExp][] = [
  [
    'a syntax error in routes.ts',
    { 'src/routes.ts': routes(year, '  { path: ,, },') },
    /src\/routes\.ts[^]*Syntax Error[^]*\[5:\d+\]/,
  ],
  [
    'a page without a default export',
    { 'src/routes.ts': routes(year), [yearPage]: 'export function YearPage() {\n  return <h1>Year</h1>;\n}\n' },
    /src\/pages\/year\.page\.tsx:1: has no default export\. Write: export default function/,
  ],
  [
    'a page that needs a browser to render',
    {
      'src/routes.ts': routes(year),
      [yearPage]: 'export default function YearPage() {\n  return <h1>{window.innerWidth}</h1>;\n}\n',
    },
    /src\/pages\/year\.page\.tsx:2: almanac: \/almanac failed to prerender\. window is not defined/,
  ],
  [
    'an import from another team',
    {
      'src/routes.ts': routes(year),
      [yearPage]: `import styles from './year.module.css';\nimport { routes } from '../../../../../${other}/src/routes';\n\nexport default function YearPage() {\n  return <h1 className={styles.root}>{routes.name}</h1>;\n}\n`,
    },
    new RegExp(
      `src/pages/year\\.page\\.tsx:2: imports ${other}/src/routes\\.ts\\. .* move what two of them need to shared/`,
    ),
  ],
];

test.setTimeout(120_000);

for (const [what, files, message] of mistakes) {
  test(`${what} stops the build and says where`, async () => {
    await expect(buildVariant({ folder: 'e2e/fixtures/almanac', version: '9.9.9', files })).rejects.toThrow(message);
  });
}
