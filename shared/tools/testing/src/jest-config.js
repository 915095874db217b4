import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const here = (name) => join(import.meta.dirname, name);

const shared = {
  // As in a build for visitors.
  globals: { __HOST_ORIGIN__: '', __LANGUAGE__: '', __RIGHT_TO_LEFT__: false },
  transform: {
    '^.+\\.[cm]?[jt]sx?$': here('jest-script.cjs'),
    '\\.(css|svg|png|webp|woff2)$': here('jest-asset.cjs'),
  },
  // Installed files go through the transform as well, which compiles those that are ES modules.
  transformIgnorePatterns: [],
  resolver: here('jest-resolver.cjs'),
  moduleNameMapper: {
    // antd's `es` files are ES modules in a package that does not say so; `lib` holds the same code for Node.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^fast-check$': here('jest-properties.cjs'),
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.origin/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.origin/', '/.cache/'],
};

/** Plain Node for `*.test.ts`, and jsdom for `*.test.tsx`. */
export default {
  // A busy machine is no failure: tests that type whole forms, or kill a command at each of its requests, take a minute there.
  testTimeout: 120_000,
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: require.resolve('jest-fixed-jsdom'),
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: [here('jest-browser.js')],
    },
  ],
};
