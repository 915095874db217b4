import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from '@furrow/bundler/workspace';
import { guideFile, stepsIn } from '@furrow/furrow/upgrade/guide';
import { lte, major } from 'semver';
import { nextVersions } from '../packages/last-versions';
import { packageFolders } from '../packages/pack';

/** UPGRADING.md says what the next versions of the packages ask of people. */

const steps = stepsIn(readFileSync(join(__dirname, '../../shared/tools/furrow', guideFile), 'utf8'));
const present = packageFolders().map((folder) => readPackage(folder));
let next: Record<string, string>;

beforeAll(async () => {
  // The plan warns of fixtures that link to packages instead of naming their versions.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  next = await nextVersions();
});

it('has a part for each package whose next version breaks with the one before', () => {
  const said = new Set(steps.map(({ name, version }) => `${name} ${version}`));
  const breaking = present.flatMap(({ name, version }) => {
    const raised = next[name] ?? version;
    return major(raised) > major(version) ? [`${name} ${raised}`] : [];
  });
  expect(breaking.filter((one) => !said.has(one))).toEqual([]);
});

it('names only versions that a package has had or will have next', () => {
  const latest = new Map(present.map(({ name, version }) => [name, next[name] ?? version]));
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter(({ name, version }) => !lte(version, latest.get(name) ?? '0.0.0'))).toEqual([]);
});
