import { remoteFolders } from '@furrow/bundler/workspace';
import { relative } from 'node:path';
import { root } from '../../scripts/workspace/process';
import { buildVariant } from '../src/fixtures';
import { expect, test } from '../src/test';

/**
 * A mistake in a remote stops its build with a message that names the file, the line and what to do: one that the
 * compiler finds, those that rendering finds, and one that our own rules find. The unit tests of shared/page/remote have the
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

const fragments = (...fields: string[]) =>
  [
    "import { defineFragments } from '@furrow/remote/fragments';",
    '',
    "export const fragments = defineFragments('almanac', [",
    "  { name: 'sowing',",
    "    module: () => import('./fragments/sowing.fragment'),",
    "    schema: () => import('./fragments/sowing.schema'),",
    ...fields,
    '  },',
    ']);',
  ].join('\n');
const slotPage = (props: string) =>
  `import { Slot } from '@furrow/remote/slot';\n\nexport default function YearPage() {\n  return <Slot name="weather" props={${props}} />;\n}\n`;

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
    'a part for the slot of another team that throws while it is prerendered',
    {
      'src/fragments/sowing.fragment.tsx':
        "export default function SowingFragment() {\n  throw new Error('No seeds.');\n}\n",
      'src/fragments.ts': fragments("fills: [{ slot: 'content/farm', order: 1 }],"),
    },
    /src\/fragments\/sowing\.fragment\.tsx:2: almanac: the fragment sowing failed to prerender\. No seeds\./,
  ],
  [
    'a part that fills a slot twice',
    {
      'src/fragments.ts': fragments("fills: ['a', 'a'].map(() => ({ slot: 'content/farm', order: 1 })),"),
    },
    /almanac: the fragment "sowing" fills the slot content\/farm twice in fragments\.ts\. Remove one\./,
  ],
  [
    'a slot that nobody declares',
    {
      'src/routes.ts': routes(year),
      [yearPage]: slotPage('{}'),
    },
    /almanac: \/almanac failed to prerender\. It has the slot "weather", which src\/slots\.ts does not declare\. Declare it there\./,
  ],
  [
    'a slot that gives props that it does not declare',
    {
      'src/routes.ts': routes(year),
      [yearPage]: slotPage('{ day: 1 }'),
      'src/slots.ts': `import { object, string } from '@furrow/forms';
import { defineSlots } from '@furrow/remote/slots';

const bytes = { html: 1000, css: 1000, js: 1000 };
export const slots = defineSlots('almanac', [
  { name: 'weather', propsSchema: object({ day: string() }), max: 1, bytes },
]);
`,
    },
    /\/almanac gives the props \{"day":1\} to its slot "weather", which refuses them: day Invalid input/,
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
