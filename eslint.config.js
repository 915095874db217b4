import { everywhere, facades, inRemotes, quiet, storedByName } from '@furrow/lint/eslint';
import { join } from 'node:path';

const host = join(import.meta.dirname, 'host');

/** The rules of a remote are those of every repository with one; here are those of this workspace. */
export default [
  ...everywhere(import.meta.dirname),
  // One program of all files is made in three quarters of the time that a program for each project takes.
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['e2e/fixtures/embed-*/**'],
    languageOptions: { parserOptions: { projectService: false, project: ['tsconfig.json'] } },
  },
  // The rule asks for the type of each constant, and nothing in these folders uses effector.
  { files: ['{shared/tools,scripts,e2e}/**'], rules: { 'effector/enforce-effect-naming-convention': 'off' } },
  { files: ['**/src/**/*.{ts,tsx}'], ignores: ['shared/tools/{bundler,release}/**', 'e2e/**'], rules: quiet },
  {
    files: ['shared/page/remote/src/pages/{fragment,slot}.test.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  // Playwright's fixtures call a function named `use`.
  { files: ['{e2e,remotes/*/e2e,shared/tools/testing}/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['remotes/**'], ignores: ['remotes/*/e2e/**'], rules: inRemotes(host) },
  {
    files: ['{host,remotes,shared}/**/src/**/*.{ts,tsx}'],
    // Tests look at the storage itself, and so do the scripts of the head, which use nothing from outside, and the
    // choices of the header and the footer, which are in the script that every page waits for. What they write is in
    // the host's list.
    ignores: [
      '**/*.test.{ts,tsx}',
      'shared/tools/{testing,release}/**',
      'shared/page/remote/src/pages/stored.ts',
      'shared/site/{you/src/mark-visitor,ui/src/mark-units}.ts',
      'shared/page/engine/src/{head/canary.inline,boot/{choice,language-links}}.ts',
    ],
    rules: storedByName,
  },
  {
    files: ['host/**', 'shared/**'],
    ignores: ['shared/site/{cart,forms,ui/src/antd}/**', 'shared/page/router/**', 'shared/tools/release/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: facades(host) }] },
  },
];
