/**
 * `pnpm versions` raises the versions of the shared packages as the changesets that wait in `.changeset` ask, and moves
 * their texts to the packages' changelogs. A package whose facades export something else gets a changeset on its own.
 */
import { facadesOf, readRecord, recordFile } from '@furrow/bundler/facades';
import { furrowPackage, readPackage } from '@furrow/bundler/workspace';
import writeChangeset from '@changesets/write';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { exportChanges, exportRecord } from './facades/changed-exports';
import { type DeclaredExports, exportsOf } from './facades/declared-exports';
import { packedContents, pendingChangesets, readContents, writeContents } from './packages/last-versions';
import { packageFolders, packPackages } from './packages/pack';
import { fail, root, run } from './workspace/process';

const host = join(root, 'host');
const facades = facadesOf(host);
const packageNames = [...new Set(facades.map(({ packageName }) => packageName))];
const before = versions();
const recorded = await readContents();

for (const packageName of packageNames) await describeExports(packageName);
const changed = await changedPackages();
const described = await describedPackages();
const silent = changed.filter((name) => !described.has(name));
if (silent.length > 0)
  fail(
    `No changeset says what changed in ${silent.join(', ')}. Run "pnpm changeset" first, and describe the change for ` +
      'those who use the packages.',
  );
await raise();
for (const packageName of packageNames) await recordExports(packageName);

// A program that is packed as one file carries code of other packages, and their versions.
const carriers = (await changedPackages()).filter((name) => versions()[name] === before[name]);
if (carriers.length > 0) {
  await describe(carriers, 'patch', 'Carries the new versions of other packages.');
  await raise();
}
await writeContents(await packedContents(await packPackages()));
const raised = Object.entries(versions()).filter(([name, version]) => version !== before[name]);
for (const [name, version] of raised) console.log(`${name} ${before[name]} → ${version}`);
if (raised.length === 0) console.log('No changeset waits, so every package keeps its version.');

/** The versions of the shared packages, by name. */
function versions(): Record<string, string> {
  return Object.fromEntries(
    packageFolders().map((folder) => {
      const { name, version } = readPackage(folder);
      return [name, version];
    }),
  );
}

/** The packages that hold something else than at their last version. */
async function changedPackages(): Promise<string[]> {
  const contents = await packedContents(await packPackages());
  return Object.keys(contents).filter((name) => contents[name] !== recorded[name]);
}

async function describedPackages(): Promise<Set<string>> {
  return new Set((await pendingChangesets()).flatMap(({ releases }) => releases.map(({ name }) => name)));
}

/** Writes a changeset about the exports of a package's facades, unless one that waits raises the version far enough. */
async function describeExports(packageName: string): Promise<void> {
  const { bump, changes } = exportChanges(readRecord(furrowPackage(host, packageName)), currentExports(packageName));
  if (!bump) return;
  const far = bump === 'major' ? ['major'] : ['minor', 'major'];
  const releases = (await pendingChangesets()).flatMap((one) => one.releases);
  if (releases.some(({ name, type }) => name === packageName && far.includes(type))) return;
  await describe([packageName], bump, changes.map((change) => `${change}.`).join('\n'));
}

async function describe(names: string[], type: 'patch' | 'minor' | 'major', summary: string): Promise<void> {
  await writeChangeset({ summary, releases: names.map((name) => ({ name, type })) }, root);
}

/** Raises what the changesets name, and removes them. */
async function raise(): Promise<void> {
  const { code, output } = await run('changeset', ['version']);
  if (code !== 0) fail(output);
}

/** Records since which version a package has each export of its facades. */
async function recordExports(packageName: string): Promise<void> {
  const folder = furrowPackage(host, packageName);
  const record = exportRecord(readPackage(folder).version, readRecord(folder), currentExports(packageName));
  const text = await format(JSON.stringify(record), { parser: 'json', printWidth: 120 });
  await writeFile(join(folder, recordFile), text);
}

/** What each facade of a package exports now, by the facade's name. */
function currentExports(packageName: string): Record<string, DeclaredExports> {
  const folder = furrowPackage(host, packageName);
  const own = facades.filter((facade) => facade.packageName === packageName);
  return Object.fromEntries(own.map((facade) => [facade.name, exportsOf(facade, folder)]));
}
