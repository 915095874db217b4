import { execa } from 'execa';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Each house rule, shown something it must refuse. What is refused lives in memory or in a temporary folder. */

const root = join(__dirname, '..');
jest.setTimeout(120_000);

describe('eslint refuses', () => {
  /** [what, file, code, rule, part of the message] */
  const snippets: [string, string, string, string, string?][] = [
    ['a file name in camel case', 'scripts/someThing.ts', 'export {};', 'furrow/file-name', 'kebab-case'],
    ['a role nobody knows', 'shared/site/ui/src/tag.helper.ts', 'export {};', 'furrow/file-name', 'role'],
    [
      'a folder that says what kind of code it holds',
      'host/src/utils/a.ts',
      'export {};',
      'furrow/file-name',
      'what the code is about',
    ],
    [
      'a page without a default export',
      'remotes/shop/src/pages/a/a.page.tsx',
      'export const A = 1;',
      'furrow/page-default-export',
    ],
    [
      'a default export that is no page',
      'remotes/shop/src/ui/a.tsx',
      'export default function Card() {}',
      'no-restricted-syntax',
      'Named exports',
    ],
    [
      'a component made by an arrow',
      'remotes/shop/src/ui/a.tsx',
      'export const Card = () => <p />;',
      'no-restricted-syntax',
      'function declaration',
    ],
    [
      'a type that is named like one of the DOM',
      'shared/tools/release/src/a.ts',
      'export type Storage = 1;',
      'furrow/no-dom-name',
      'DOM',
    ],
    ['an interface', 'scripts/a.ts', 'export interface A { b: 1 }', '@typescript-eslint/consistent-type-definitions'],
    [
      'a fixed style attribute',
      'host/src/a.tsx',
      'export const a = <p style={{ color: "red" }} />;',
      'no-restricted-syntax',
      'CSS module',
    ],
    [
      'a native field of numbers',
      'remotes/farmer/src/a.tsx',
      'export const a = <input type="number" />;',
      'no-restricted-syntax',
      'wheel',
    ],
    [
      'antd itself',
      'remotes/dao/src/a.tsx',
      "import { Input } from 'antd'; Input;",
      'no-restricted-imports',
      '@furrow/ui/antd',
    ],
    ['zod itself', 'remotes/dao/src/a.ts', "import { z } from 'zod'; z;", 'no-restricted-imports', '@furrow/forms'],
    [
      'react-router itself',
      'host/src/a.tsx',
      "import { Link } from 'react-router-dom'; Link;",
      'no-restricted-imports',
      '@furrow/router',
    ],
    [
      'useUnit in a prerendered page',
      'remotes/shop/src/a.tsx',
      "import { useUnit } from 'effector-react'; useUnit;",
      'no-restricted-imports',
      'useHydratedUnit',
    ],
    [
      'the storage of the browser',
      'remotes/shop/src/a.ts',
      "export const read = () => localStorage.getItem('seeds');",
      'no-restricted-globals',
      'stored.ts',
    ],
    [
      'the storage as a property of the window',
      'shared/site/ui/src/a.ts',
      "export const read = () => window.sessionStorage.getItem('seeds');",
      'no-restricted-properties',
      'stored.ts',
    ],
    [
      'another style of private members',
      'host/src/a.ts',
      'export class A { #b = 1; c = () => this.#b; }',
      'no-restricted-syntax',
      'private',
    ],
    ['a barrel', 'shared/site/ui/src/a.ts', "export * from './b';", 'no-restricted-syntax', 'barrel'],
    [
      'a date without a locale',
      'remotes/dao/src/a.ts',
      'export const a = new Date(0).toLocaleDateString();',
      'no-restricted-syntax',
      'locale',
    ],
    [
      'a formatter that each page makes while it comes to life',
      'shared/site/ui/src/a.ts',
      "export const counts = new Intl.NumberFormat('en-US');",
      'no-restricted-syntax',
      'when it is used',
    ],
    ['a focused test', 'scripts/a.test.ts', "test.only('adds', () => {});", 'no-restricted-syntax', 'focused'],
    ['a skipped test', 'e2e/src/a.spec.ts', "test.skip('adds', () => {});", 'no-restricted-syntax', 'skipped'],
    [
      'a test title that says should',
      'scripts/a.test.ts',
      "test('should add', () => {});",
      'no-restricted-syntax',
      'present-tense',
    ],
    ['console.warn in a page', 'remotes/dao/src/a.ts', "console.warn('');", 'no-console'],
    ['a note to do something later', 'scripts/a.ts', '// TODO later', 'no-warning-comments'],
    [
      'an exception without its reason',
      'scripts/a.ts',
      '// eslint-disable-next-line no-var\nvar a;',
      'furrow/exception-has-reason',
    ],
    [
      'a line of a comment that is wider than the others',
      'scripts/a.ts',
      `/**\n * ${'Why it is so. '.repeat(10)}\n */\nexport {};`,
      'furrow/comment-width',
      'has 143 characters',
    ],
    [
      'randomness in render',
      'remotes/dao/src/a.tsx',
      'export function A() { return <p>{Math.random()}</p>; }',
      'react-hooks/purity',
    ],
    [
      'a hook in a branch',
      'remotes/dao/src/a.tsx',
      'export function A({ b }) { if (b) useState(1); return <p />; }',
      'react-hooks/rules-of-hooks',
    ],
    // Rules that need types look at files of a program, which holds those that they name and what these import.
    [
      'a promise nobody waits for',
      'scripts/workspace/process.ts',
      'void 0; Promise.resolve();',
      '@typescript-eslint/no-floating-promises',
    ],
    [
      'a store without its dollar sign',
      'shared/site/cart/src/cart.model.ts',
      "import { createStore } from 'effector'; export const items = createStore(0);",
      'effector/enforce-store-naming-convention',
    ],
    [
      'an effect without its Fx',
      'shared/site/cart/src/cart.model.ts',
      "import { createEffect } from 'effector'; export const save = createEffect(() => {});",
      'effector/enforce-effect-naming-convention',
    ],
  ];
  const needTypes = snippets.filter(([, , , rule]) => /^effector|floating/.test(rule));
  let found: { ruleId: string; message: string }[][] = [];

  beforeAll(async () => {
    const files = needTypes.map(([, file]) => join(root, file));
    const folder = await workspace({
      'tsconfig.json': JSON.stringify({ extends: join(root, 'tsconfig.json'), files, include: [] }),
    });
    const program = `
      import { ESLint } from 'eslint';
      import { createRequire } from 'node:module';
      const tseslint = createRequire(process.cwd() + '/shared/tools/lint/package.json')('typescript-eslint');
      const untyped = { ...tseslint.configs.disableTypeChecked.rules };
      for (const rule of ['no-watch', 'no-getState', 'enforce-store-naming-convention', 'enforce-effect-naming-convention', 'keep-options-order', 'no-ambiguity-target', 'no-duplicate-on', 'no-forward', 'no-guard', 'no-unnecessary-combination', 'no-unnecessary-duplication', 'no-useless-methods', 'no-units-spawn-in-render']) untyped['effector/' + rule] = 'off';
      // Where CI is set, the parser reads files of a project from the disk, unless it is told that texts may differ.
      const disallowAutomaticSingleRunInference = true;
      const parsedBy = (project) => ({
        languageOptions: { parserOptions: { projectService: false, project, disallowAutomaticSingleRunInference } },
      });
      const typed = new ESLint({ overrideConfig: parsedBy(process.argv[2]) });
      const fast = new ESLint({ overrideConfig: { ...parsedBy(null), rules: untyped } });
      const results = [];
      for (const [needsTypes, filePath, code] of JSON.parse(process.argv[1])) {
        const [result] = await (needsTypes ? typed : fast).lintText(code, { filePath });
        results.push(result.messages);
      }
      console.log(JSON.stringify(results));`;
    const asked = snippets.map((snippet) => [needTypes.includes(snippet), snippet[1], snippet[2]]);
    const { code, output, errors } = await execute(
      process.execPath,
      ['--input-type=module', '-e', program, JSON.stringify(asked), join(folder, 'tsconfig.json')],
      root,
    );
    if (code !== 0) throw new Error(`ESLint ended with status ${code}: ${errors}`);
    found = JSON.parse(output) as typeof found;
  });

  test.each(snippets.map(([what, , , rule, message = ''], index) => [what, rule, message, index] as const))(
    '%s',
    (_what, rule, message, index) => {
      expect(found[index]).toContainEqual(
        expect.objectContaining({ ruleId: rule, message: expect.stringContaining(message) as string }),
      );
    },
  );
});

test('stylelint refuses raw colors, unknown tokens, wide comments, numbers for layers, bare elements, spans inside texts and odd class names', async () => {
  const css = `
    .root { color: #fff; background: rgb(0 0 0); border-color: red; gap: var(--fw-s99); }
    h2 { margin: 0; }
    .Total_Sum { margin: 0; }
    #id { margin: 0; }
    .bar { z-index: 5; }
    .steps span { display: block; }
    .steps > span { display: block; }
    .menu { z-index: calc(var(--fw-z-menu) + 1); }
    /* ${'wide '.repeat(30)}*/`;
  const { errors } = await execute(
    'stylelint',
    ['--stdin', '--stdin-filename', 'remotes/shop/src/a.module.css', '--formatter', 'json'],
    root,
    css,
  );
  const [{ warnings }] = JSON.parse(errors) as [{ warnings: { rule: string }[] }];
  expect(new Set(warnings.map(({ rule }) => rule))).toEqual(
    new Set([
      'comment-pattern',
      'color-no-hex',
      'function-disallowed-list',
      'color-named',
      'no-unknown-custom-properties',
      'selector-max-type',
      'selector-class-pattern',
      'selector-max-id',
      'declaration-property-value-allowed-list',
      'rule-selector-property-disallowed-list',
    ]),
  );
  expect(warnings.filter(({ rule }) => rule === 'rule-selector-property-disallowed-list')).toHaveLength(1);
});

test('stylelint refuses left and right, which a page in Arabic has the other way round, and stripes that Firefox mixes', async () => {
  const refused = [
    'left: 0',
    'margin-right: 4px',
    'padding-left: 4px',
    'border-left: 1px solid',
    'border-top-left-radius: 4px',
    'float: left',
    'text-align: right',
    'margin: 0 4px 0 8px',
    'padding: 0 var(--fw-s1) 0 var(--fw-s2)',
    'inset: 0 auto 0 0',
    'background: repeating-linear-gradient(105deg, transparent 0 6px, color-mix(in srgb, red 26%, blue) 6px 8px)',
  ];
  const passed = [
    'inset-inline-start: 0',
    'margin: 0 4px 2px 4px',
    'padding: 1px 2px',
    'text-align: end',
    'inset: 0',
    'background: repeating-linear-gradient(105deg in srgb, transparent 0 6px, color-mix(in srgb, red 26%, blue) 6px 8px)',
    'background: repeating-linear-gradient(var(--fw-rule-2) 0 3px, transparent 3px 5px)',
  ];
  const css = [...refused, ...passed].map((line, index) => `.rule${index} { ${line}; }`).join('\n');
  const { errors } = await execute(
    'stylelint',
    ['--stdin', '--stdin-filename', 'remotes/shop/src/a.module.css', '--formatter', 'json'],
    root,
    css,
  );
  const [{ warnings }] = JSON.parse(errors) as [{ warnings: { rule: string; line: number }[] }];
  const lines = warnings.filter(({ rule }) => rule === 'declaration-property-value-disallowed-list');
  expect(lines.map(({ line }) => line)).toEqual(refused.map((_, index) => index + 1));
});

test('dependency-cruiser refuses every import that crosses a border', async () => {
  const folder = await workspace({
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx", "module": "esnext", "moduleResolution": "bundler" } }',
    'node_modules/react/package.json': '{ "name": "react", "version": "1.0.0", "main": "index.js" }',
    'node_modules/react/index.js': '',
    'node_modules/zod/package.json': '{ "name": "zod", "version": "1.0.0", "main": "index.js" }',
    'node_modules/zod/index.js': '',
    'host/src/main.ts':
      "import '../../remotes/shop/src/routes'; import '../../shared/site/ui/src/checks'; import '../../shared/page/engine/src/testing/site-at';",
    'shared/page/engine/src/testing/site-at.ts': 'export {};',
    'shared/page/engine/src/boot/boot.ts': "import '../first/start';",
    'shared/page/engine/src/first/start.ts':
      "import '../later/navigation/outlet'; import '../../../../site/ui/src/card';",
    'shared/page/engine/src/head/theme.ts': "import '../boot/boot';",
    'shared/page/engine/src/common/notice.ts': "import '../boot/boot'; import '../../../../tools/lint/src/rules';",
    'shared/tools/lint/src/rules.ts': 'export {};',
    ...Object.fromEntries(
      ['common', 'fragments', 'releases', 'navigation', 'override', 'observer', 'inspector'].map((bundle) => [
        `shared/page/engine/src/later/${bundle}/outlet.ts`,
        "import '../../boot/boot';",
      ]),
    ),
    'shared/page/contract/src/contract.ts': "import '../../../site/ui/src/checks';",
    'shared/site/ui/src/checks.ts': "import 'zod';",
    'shared/site/ui/src/card.ts':
      "import '../../../../host/src/main'; import '../../../tools/release/src/domain/paths';",
    'shared/tools/release/src/domain/paths.ts': "import '../store/claims';",
    'shared/tools/release/src/store/claims.ts': "import '../compose/document/document';",
    'shared/tools/release/src/compose/document/document.ts': "import '../site/plan'; import '../../store/claims';",
    'shared/tools/release/src/compose/site/plan.ts': "import '../apply/reconcile';",
    'shared/tools/release/src/compose/apply/reconcile.ts': "import '../../check/gate';",
    'shared/tools/release/src/check/gate.ts': "import '../server/serve';",
    'shared/tools/release/src/server/serve.ts': "import '../operations/publish';",
    'shared/tools/release/src/operations/publish.ts': "import '../cli/cli';",
    'shared/tools/release/src/cli/cli.ts': 'export {};',
    'remotes/shop/src/routes.ts': "import './pages/buy-food/buy-food.page'; import '../e2e/open-shop';",
    'remotes/shop/src/pages/buy-food/buy-food.page.tsx':
      "import '../checkout/checkout.model'; import '../../../../dao/src/routes';",
    'remotes/shop/src/pages/checkout/checkout.model.ts': "import 'react';",
    'remotes/shop/src/pages/checkout/checkout.data.ts': "import './checkout.model';",
    'remotes/dao/src/routes.ts': "import './ring';",
    'remotes/dao/src/ring.ts': "import './routes'; import './pages/voting/voting.page'; import './ring.test';",
    'remotes/dao/src/pages/voting/voting.page.tsx': 'export {};',
    'remotes/dao/src/ring.test.ts': 'export {};',
    'scripts/build.ts': "import '../remotes/shop/src/routes';",
    'scripts/workspace/process.ts': "import '../build'; import '../machine/browser'; import '../../e2e/engines/visit';",
    'scripts/machine/browser.ts': "import '../checks/markup';",
    'scripts/checks/markup.ts': "import '../new/remote';",
    'scripts/new/remote.ts': "import '../bench/load';",
    'scripts/packages/pack.ts': "import '../bench/load';",
    'scripts/bench/load.ts': "import '../checks/budgets';",
    'scripts/checks/budgets.ts': 'export {};',
    'e2e/engines/visit.ts': 'export {};',
    'remotes/shop/e2e/open-shop.ts': "import '../src/routes'; import '../../../e2e/engines/visit';",
    'e2e/src/a.spec.ts': "import '../../host/src/main'; import '../../shared/tools/release/src/cli/cli';",
  });
  const config = join(root, '.dependency-cruiser.cjs');
  const { output } = await execute(
    'depcruise',
    ['--config', config, '-T', 'json', 'host', 'remotes', 'shared', 'e2e', 'scripts'],
    folder,
  );
  const { summary, modules } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string } }[] };
    modules: unknown[];
  };
  expect(modules.length).toBeGreaterThan(10);
  const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(config);
  expect([...new Set(summary.violations.map(({ rule }) => rule.name))].sort()).toEqual(
    forbidden.map(({ name }) => name).sort(),
  );
});

test('knip refuses files, exports and dependencies nobody uses', async () => {
  const folder = await workspace({
    'package.json': '{ "name": "furrow", "private": true }',
    'pnpm-workspace.yaml': 'packages: [remotes/*, shared/*/*]',
    'remotes/shop/package.json': '{ "name": "shop", "dependencies": { "left-over": "1.0.0" } }',
    'remotes/shop/src/routes.ts': "import { used } from './parts'; used;",
    'remotes/shop/src/parts.ts': 'export const used = 1; export const forgotten = 2;',
    'remotes/shop/src/dead.ts': 'export const dead = 1;',
    'shared/site/ui/package.json': '{ "name": "@furrow/ui", "exports": { "./*": "./src/*.ts" } }',
    'shared/site/ui/src/card.ts': 'export const unusedCard = 1;',
  });
  await cp(join(root, 'knip.json'), join(folder, 'knip.json'));
  const { code, output } = await execute('knip', ['--reporter', 'compact', '--no-config-hints'], folder);
  expect(code).not.toBe(0);
  for (const refused of ['dead.ts', 'forgotten', 'left-over', 'unusedCard']) expect(output).toContain(refused);
});

test('the compiler refuses an element that may be missing', async () => {
  const folder = await workspace({
    'tsconfig.json': JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { types: [] },
      include: ['*.ts'],
    }),
    'a.ts': 'export const first = ([] as string[])[0].length;',
  });
  const { code, output } = await execute('tsc', ['-p', '.'], folder);
  expect(code).not.toBe(0);
  expect(output).toContain('TS2532');
});

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function workspace(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-rules-'));
  folders.push(folder);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

async function execute(
  command: string,
  args: string[],
  cwd: string,
  input = '',
): Promise<{ code: number; output: string; errors: string }> {
  const env = { FORCE_COLOR: '0' };
  const result = await execa(command, args, { cwd, preferLocal: true, localDir: root, env, input, reject: false });
  return { code: result.exitCode ?? 1, output: result.stdout, errors: result.stderr };
}
