import { succeeds } from '@furrow/release/cli/other-program';
import { all } from '@furrow/release/domain/all';
import { Refused } from '@furrow/release/domain/refused';
import { execa } from 'execa';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { guideFile, type Step, stepsFor, stepsIn } from './guide';
import { furrowPackages, type Manifest, type Newest, type Raise, raisesFor, withRaises } from './raises';

/** What an upgrade changed, and what is left for people. */
export type Upgraded = { raises: Raise[]; steps: Step[] };

/** Folders that hold no package of the repository itself. */
const foreign = ['node_modules', 'dist'];

/**
 * Raises the packages of Furrow in a repository to the newest ones of its registry, and packages of others that those do
 * not accept beside them; installs them, and says what is left to change by hand.
 *
 * @param root the folder of the repository
 * @param isTrial says what would be raised, and changes nothing
 * @param report called with what takes time
 * @throws Refused when the registry does not have the packages, or they cannot be installed
 */
export async function upgrade(
  root: string,
  { isTrial = false, report = () => undefined }: { isTrial?: boolean; report?: (step: string) => void } = {},
): Promise<Upgraded> {
  report('Asking the registry for the newest packages');
  const texts = new Map(
    await all(manifestsIn(root), async (file) => [[file, await readFile(join(root, file), 'utf8')]] as const).then(
      (read) => read.flat(),
    ),
  );
  const manifests = new Map([...texts].map(([file, text]) => [file, JSON.parse(text) as Manifest]));
  const names = furrowPackages(manifests.values());
  const newest = new Map(await all(names, async (name) => [name, await newestOf(name, root)] as const));
  const raises = raisesFor(manifests, newest);
  if (isTrial || raises.length === 0) return { raises, steps: [] };
  for (const [file, text] of texts) {
    const own = raises.filter((raise) => raise.file === file);
    if (own.length > 0) await writeFile(join(root, file), withRaises(text, own));
  }
  const program = installerOf(root);
  report(`Installing them with ${program}`);
  if (!(await succeeds(program, ['install'], { folder: root })))
    throw new Refused(
      'FUR-UPGRADE-INSTALL',
      `${program} install failed; see above. The files package.json ask for the newest packages already. To go back, restore them from your history.`,
    );
  return { raises, steps: stepsFor(stepsIn(await readGuide(root)), raises) };
}

/** Each package.json of a repository, relative to its folder. */
function manifestsIn(root: string, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const own = entries.flatMap((entry) =>
    entry.isFile() && entry.name === 'package.json' ? [join(folder, entry.name)] : [],
  );
  const deeper = entries.filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !foreign.includes(entry.name),
  );
  return [...own, ...deeper.flatMap(({ name }) => manifestsIn(root, join(folder, name)))];
}

/**
 * Asks the registry of a repository. npm reads its address from `.npmrc`, in which new repositories have it for all
 * programs that install packages.
 */
async function newestOf(name: string, folder: string): Promise<Newest> {
  const args = ['view', `${name}@latest`, 'version', 'peerDependencies', '--json'];
  const { stdout, failed } = await execa('npm', args, { cwd: folder, reject: false });
  if (failed)
    throw new Refused(
      'FUR-UPGRADE-REGISTRY',
      `The registry does not have ${name}. Its address is in .npmrc: npm config get @furrow:registry`,
    );
  // Of a package without peers, npm gives the version alone.
  const told = JSON.parse(stdout) as string | { version: string; peerDependencies?: Newest['peers'] };
  return typeof told === 'string'
    ? { version: told, peers: {} }
    : { version: told.version, peers: told.peerDependencies ?? {} };
}

/** The program by which a repository was installed. */
function installerOf(root: string): string {
  if (existsSync(join(root, 'pnpm-lock.yaml'))) return 'pnpm';
  return existsSync(join(root, 'yarn.lock')) ? 'yarn' : 'npm';
}

/** The guide of the version that was installed just now. */
async function readGuide(root: string): Promise<string> {
  const home = dirname(createRequire(join(root, 'package.json')).resolve('@furrow/furrow/package.json'));
  const file = join(home, guideFile);
  return existsSync(file) ? readFile(file, 'utf8') : '';
}
