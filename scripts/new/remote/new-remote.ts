import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readPackage } from '@furrow/bundler/workspace';
import { allApps } from '../../workspace/apps';
import { readArguments } from '../../workspace/arguments';
import { fail, root, run } from '../../workspace/process';
import { routeOwners } from '../route-owners';
import { newRemoteFiles, withOwner, withTeam } from './remote-files';
import { remoteProblem } from 'create-furrow-remote/remote-problem';
import { nameProblem } from './name-problem';

const usage = `Usage: pnpm new remote <name> [--route /path]...

  <name>    in lower case, such as farm-shop: folder, package, federation name and owner of its pages
  --route   a path of a page, e.g. /harvest-calendar; asked for when it is missing`;

/**
 * Writes a remote of the same shape as the others, ready to be run, checked and published. Ends the script when the
 * arguments are wrong.
 *
 * @param args what follows `pnpm new remote`
 */
export async function newRemote(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(
    usage,
    { route: { type: 'string', multiple: true } },
    { args, most: 1 },
  );
  const [name = ''] = positionals;
  const { route: routes = [] } = values;
  const apps = await routeOwners();
  const misnamed = nameProblem(name) ?? remoteProblem({ name, routes: [] }, apps);
  if (misnamed) fail(`${misnamed}\n\n${usage}`);

  const wanted = routes.length > 0 ? routes : await askForRoutes();
  if (wanted.length === 0) fail(`A remote needs a page: give --route /path.\n\n${usage}`);
  const problem = remoteProblem({ name, routes: wanted }, apps);
  if (problem) fail(problem);

  const port = Math.max(...allApps().map((app) => app.port)) + 1;
  // Any remote has what every remote needs, and the fixture is a remote where the workspace has none yet.
  const { dependencies = {}, devDependencies = {} } = readPackage(join(root, 'e2e/fixtures/almanac'));
  const files = newRemoteFiles({ name, routes: wanted, port, dependencies, devDependencies });
  const taken = files.find(([path]) => existsSync(join(root, path)));
  if (taken) fail(`${taken[0]} already exists. Choose another name, or move it.`);
  for (const [path, content] of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`  ${path}`);
  }
  const owners = join(root, '.github/CODEOWNERS');
  await writeFile(owners, withOwner(await readFile(owners, 'utf8'), name));
  const places = join(root, 'docs/README.md');
  await writeFile(places, withTeam(await readFile(places, 'utf8'), name, wanted));

  console.log('Installing');
  const installed = await run('npx', ['--yes', await pinnedPnpm(), 'install', '--no-frozen-lockfile'], {});
  if (installed.code !== 0) fail(installed.output);
  const formatted = await run('prettier', ['--write', '--log-level', 'warn', `remotes/${name}`, 'docs/README.md']);
  if (formatted.code !== 0) fail(formatted.output);
  console.log(`
${name} is there. Next:
  pnpm dev ${name}               its pages alone, on http://localhost:${port}/
  pnpm check ${name}             is it good?
  pnpm release publish ${name}   stores it; add --promote to make it live`);
}

async function askForRoutes(): Promise<string[]> {
  if (!process.stdin.isTTY) return [];
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Paths of its pages, separated by spaces (such as /harvest-calendar): ');
  terminal.close();
  return answer.split(/[\s,]+/).filter(Boolean);
}

/** The pnpm version with which the bootstrap installs, such as `pnpm@12.21.0`. */
async function pinnedPnpm(): Promise<string> {
  const [pnpm] = /pnpm@\d+\.\d+\.\d+/.exec(await readFile(join(root, 'scripts/bootstrap.mjs'), 'utf8')) ?? [];
  return pnpm ?? fail('scripts/bootstrap.mjs does not name any version of pnpm.');
}
