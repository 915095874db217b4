import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/workspace';

let workspace: FixtureWorkspace;
beforeAll(async () => {
  workspace = await fixtureWorkspace();
});
afterAll(() => workspace.remove());

const scriptsAre = (scripts: Record<string, string>) =>
  writeFile(join(workspace.folder, 'package.json'), JSON.stringify({ name: 'farms', scripts }));
const said = async (...args: string[]) => (await workspace.release(['status', '--slots', ...args])).err;
const asToday = (place: string) =>
  `There is no site in ${place}. Publish an app first, or name its place with --origin. [FUR-SITE-NONE]\n`;

it('names the command that makes the site, in a workspace that has one', async () => {
  await scriptsAre({ start: 'node start.mjs', build: 'node build.mjs' });
  expect(await said()).toBe(
    'There is no site in .origin. "npm start" builds every app and makes it; name another place with --origin. [FUR-SITE-NONE]\n',
  );
  expect(await said('--origin', 'nowhere')).toBe(asToday('nowhere'));
});

it('does not name it where it is not known to make the site', async () => {
  await scriptsAre({ start: 'furrow site', test: 'jest' });
  expect(await said()).toBe(asToday('.origin'));
  await scriptsAre({ build: 'node build.mjs' });
  expect(await said()).toBe(asToday('.origin'));
  await scriptsAre({ start: 'node start.mjs', build: 'node build.mjs' });
  await rm(join(workspace.folder, 'host'), { recursive: true });
  expect(await said()).toBe(asToday('.origin'));
});
