import effector from 'eslint-plugin-effector';
import reactHooks from 'eslint-plugin-react-hooks';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { partsOfSite } from './parts-of-site.js';
import furrow from './rules.js';

/**
 * Libraries that come through a package of the site, as patterns of `no-restricted-imports`: React Router, and what the
 * packages of an app name as `libraries` in the field `furrow` of their package.json.
 *
 * @param {string} folder absolute path of the app's package
 * @returns {{ regex: string, message: string }[]}
 */
export const facades = (folder) => [
  { regex: '^react-router', message: 'react-router comes through @furrow/router.' },
  ...partsOfSite(folder).flatMap(({ libraries = [] }) => libraries),
];
const notInRemotes = [
  {
    regex: '^effector-react',
    importNames: ['useUnit', 'useStore', 'useStoreMap', 'useList'],
    message: 'It hands the live value to hydration. Use useHydratedUnit of @furrow/remote/hydrated-unit.',
  },
];

const never = [
  {
    selector:
      'ExportDefaultDeclaration[declaration.type="FunctionDeclaration"][declaration.id.name!=/(Page|Fragment|^globalSetup)$/]',
    message: 'Named exports only; a page or a fragment is the one default export.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: export each name.' },
  { selector: 'PrivateIdentifier', message: 'Private members have one style: write the keyword private.' },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale/][arguments.length=0]',
    message: "Name the locale ('en-US'): the build and the visitor may differ.",
  },
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
    message: 'Each page would pay for it while it comes to life. Make it when it is used.',
  },
];
const inTests = [
  ...never,
  {
    selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo|fixme)$/]',
    message: 'No skipped or focused tests.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    message: 'No skipped or focused tests.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(test|it)$/] > :matches(Literal[value=/\\bshould\\b/i], TemplateLiteral[quasis.0.value.raw=/\\bshould\\b/i])',
    message: 'A test title is a present-tense sentence: no "should".',
  },
];
const inComponents = [
  ...never,
  {
    selector:
      'JSXAttribute[name.name="style"] Property[key.type="Identifier"] > :matches(Literal, UnaryExpression, TemplateLiteral[expressions.length=0]).value',
    message: 'Fixed styles belong in the CSS module; style={{}} carries computed values only.',
  },
  {
    selector: 'JSXAttribute[name.name="type"][value.value="number"]',
    message: 'The wheel of a mouse would change what was typed: use AmountField, or a text field with inputMode.',
  },
  {
    selector:
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/^[A-Z][a-z]/][init.type="ArrowFunctionExpression"]',
    message: 'A component is a function declaration.',
  },
];

/** Files with components for visitors. */
const components = { files: ['**/*.tsx'], ignores: ['**/*.test.tsx'] };

/** The rules that run the compiler of React on the whole file. */
const compiled = {
  'react-hooks/purity': 'error',
  'react-hooks/set-state-in-render': 'error',
  'react-hooks/static-components': 'error',
};

/**
 * Only the rules that run the compiler of React on each component. They ask for no types, so that a check of its own with
 * them takes a fraction of the time that all rules take.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const componentsOnly = [
  {
    ...components,
    // Files turn rules of all plugins off.
    plugins: { furrow, effector, 'react-hooks': reactHooks, '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: compiled,
  },
];

/**
 * The rules that hold in every file.
 *
 * @param {string} folder absolute path of the repository
 * @returns {import('eslint').Linter.Config[]}
 */
export const everywhere = (folder) => [
  { ignores: ['**/dist/', '**/node_modules/', '**/.origin/', '**/.cache/', '**/.yarn/', '**/test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    plugins: { furrow },
    rules: {
      'furrow/file-name': 'error',
      'furrow/exception-has-reason': 'error',
      'furrow/comment-width': ['error', 130],
      'furrow/no-dom-name': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-syntax': ['error', ...never],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
    },
  },
  ...tseslint.config({
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, effector.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: folder } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  }),
  { ...components, rules: compiled },
  // A remote adds the types of its fragments to those of others, which only an interface allows.
  {
    files: ['**/src/{fragments,slots}.ts'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  { files: ['**/*.tsx'], rules: { 'no-restricted-syntax': ['error', ...inComponents] } },
  { files: ['**/*.page.tsx'], rules: { 'furrow/page-default-export': 'error' } },
  { files: ['**/*.{test,spec}.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...inTests] } },
];

/**
 * Rules about the console, to which an app writes with `log` and `error` only. What it writes reaches the people who watch
 * a site.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const quiet = { 'no-console': ['error', { allow: ['log', 'error'] }] };

const storageMessage =
  'It throws where it is full or forbidden, and nobody could erase the entry. List it in stored.ts and use @furrow/remote/stored.';

/**
 * The rules of code that runs in visitors' browsers, not of tests: the storage of the browser is used in one way only.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const storedByName = {
  'no-restricted-globals': [
    'error',
    ...['localStorage', 'sessionStorage'].map((name) => ({ name, message: storageMessage })),
  ],
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      ['localStorage', 'sessionStorage'].map((property) => ({ object, property, message: storageMessage })),
    ),
  ],
};

/**
 * The rules that hold in the code of a remote, beside those of every file.
 *
 * @param {string} folder absolute path of the package whose libraries count
 * @returns {import('eslint').Linter.RulesRecord}
 */
export const inRemotes = (folder) => ({
  ...quiet,
  'no-restricted-imports': ['error', { patterns: [...facades(folder), ...notInRemotes] }],
});

/**
 * The rules of a repository with one remote: its `eslint.config.js` exports them.
 *
 * @param {string} folder absolute path of the repository
 * @returns {import('eslint').Linter.Config[]}
 */
export const lintRemote = (folder) => [
  ...everywhere(folder),
  { files: ['src/**/*.{ts,tsx}'], rules: inRemotes(folder) },
  { files: ['src/**/*.{ts,tsx}'], ignores: ['**/*.test.{ts,tsx}'], rules: storedByName },
];

/**
 * The rules of a repository with a whole site: the host in `host`, and remotes in `remotes`.
 *
 * @param {string} folder absolute path of the repository
 * @returns {import('eslint').Linter.Config[]}
 */
export const lintSite = (folder) => [
  // As `npm create furrow-site` writes it; it is run by edges and servers.
  { ignores: ['deploy/'] },
  ...everywhere(folder),
  { files: ['remotes/*/src/**/*.{ts,tsx}'], rules: inRemotes(join(folder, 'host')) },
  { files: ['{host,remotes/*}/src/**/*.{ts,tsx}'], ignores: ['**/*.test.{ts,tsx}'], rules: storedByName },
];
