const esModules = [
  'unified',
  'remark-',
  'micromark',
  'mdast-',
  'hast-',
  'unist-',
  'vfile',
  'bail',
  'trough',
  'devlop',
  'is-plain-obj',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'longest-streak',
  'zwitch',
  'decode-named-character-reference',
  'character-',
  'parse-entities',
  'stringify-entities',
  'is-alphabetical',
  'is-alphanumerical',
  'is-decimal',
  'is-hexadecimal',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'estree-util-',
  'html-url-attributes',
  'trim-lines',
  'fault',
  'feed',
  'format',
  'execa',
  '@sec-ant/readable-stream',
  '@sindresorhus/merge-streams',
  'figures',
  'get-stream',
  'human-signals',
  'is-stream',
  'is-unicode-supported',
  'npm-run-path',
  'parse-ms',
  'path-key',
  'pretty-ms',
  'strip-final-newline',
  'unicorn-magic',
  'yoctocolors',
];

/** One jest for the whole workspace: plain Node for `*.test.ts`, jsdom for `*.test.tsx`. */
const shared = {
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
    '\\.(css|svg|png|webp|woff2)$': '<rootDir>/scripts/jest/asset.cjs',
    '/src/articles/.+\\.md$': '<rootDir>/scripts/jest/article.mjs',
  },
  // What reads Markdown and what starts processes come as ES modules only, which jest cannot require.
  transformIgnorePatterns: [`^(?!.*/node_modules/(?:${esModules.join('|')})[^/]*/).*/node_modules/`],
  resolver: '<rootDir>/scripts/jest/resolve.cjs',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.origin/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.origin/', '/.cache/'],
};

export default {
  // A busy machine is no failure: tests that type whole forms take seconds there.
  testTimeout: 30_000,
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup-browser.ts'],
    },
  ],
};
