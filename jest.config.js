import shared from '@furrow/testing/jest-config';

/** One jest for the whole workspace, with the settings of every remote. */
export default {
  ...shared,
  projects: shared.projects.map((project) => ({
    ...project,
    // The earlier major of a package has the name of the package.
    modulePathIgnorePatterns: [...(project.modulePathIgnorePatterns ?? []), '<rootDir>/e2e/earlier/'],
    transform: { ...project.transform, '/src/articles/.+\\.md$': '<rootDir>/scripts/jest/article.mjs' },
  })),
};
