/** One jest for the whole workspace: plain Node for `*.test.ts`, jsdom for `*.test.tsx`. */
const shared = {
  transform: {
    '^.+\\.[cm]?[jt]sx?$': '<rootDir>/scripts/jest/script.cjs',
    '\\.(css|svg|png|webp|woff2)$': '<rootDir>/scripts/jest/asset.cjs',
    '/src/articles/.+\\.md$': '<rootDir>/scripts/jest/article.mjs',
  },
  // Installed files go through the transform as well, which compiles those that are ES modules.
  transformIgnorePatterns: [],
  resolver: '<rootDir>/scripts/jest/resolve.cjs',
  // antd's `es` files are ES modules in a package that does not say so; `lib` holds the same code for Node.
  moduleNameMapper: {
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^fast-check$': '<rootDir>/scripts/jest/properties.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.origin/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.origin/', '/.cache/'],
};

export default {
  // A busy machine is no failure: tests that type whole forms, or kill a command at each of its requests, take a minute there.
  testTimeout: 120_000,
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
