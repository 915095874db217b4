import { existsSync } from 'node:fs';
import shared from '@furrow/testing/jest-config';

/** Reads the articles of the remote that has some, by a program of its own. */
const articles = existsSync(new URL('remotes/content/markdown', import.meta.url)) && {
  '/src/articles/.+\\.md$': '<rootDir>/scripts/jest/article.mjs',
};

/** One jest for the whole workspace, with the settings of every remote. */
export default {
  ...shared,
  projects: shared.projects.map((project) => ({
    ...project,
    // The earlier major of a package has the name of the package.
    modulePathIgnorePatterns: [...(project.modulePathIgnorePatterns ?? []), '<rootDir>/e2e/earlier/'],
    transform: { ...project.transform, ...articles },
    setupFiles: ['<rootDir>/scripts/jest/note-refusals.cjs'],
  })),
};
