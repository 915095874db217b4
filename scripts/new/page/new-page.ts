import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { allApps } from '../../workspace/apps';
import { readArguments } from '../../workspace/arguments';
import { fail, root, run } from '../../workspace/process';
import { routeOwners } from '../route-owners';
import { pageFiles, pageName, withForms, withRoute } from 'create-furrow-remote/page-files';
import { routeProblem } from 'create-furrow-remote/remote-problem';

const usage = 'Usage: pnpm new page <team> <path> [--form], such as shop /harvest-boxes';

/** Writes a page of a remote, its test and its line in the remote's routes. Ends the script when the arguments are wrong. */
export async function newPage(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(
    usage,
    { form: { type: 'boolean', default: false } },
    { args, most: 2 },
  );
  const start = { isForm: values.form };
  const [team = '', path = ''] = positionals;
  const teams = allApps()
    .map(({ name }) => name)
    .filter((name) => name !== 'host');
  if (!teams.includes(team)) fail(`There is no remote "${team}". There are: ${teams.join(', ')}.\n\n${usage}`);
  const problem = routeProblem(path, await routeOwners());
  if (problem) fail(`${problem}\n\n${usage}`);

  const folder = join(root, 'remotes', team);
  const taken = join(folder, 'src/pages', pageName(path));
  if (existsSync(taken)) fail(`${taken} is there already. Choose another path, or move it away.`);
  const routes = join(folder, 'src/routes.ts');
  const listed = withRoute(await readFile(routes, 'utf8'), path, start);
  const manifest = await readFile(join(folder, 'package.json'), 'utf8');
  const described = start.isForm ? withForms(manifest) : manifest;
  const changed: [string, string][] = [['src/routes.ts', listed]];
  if (described !== manifest) changed.push(['package.json', described]);
  for (const [file, content] of [...pageFiles(path, start), ...changed]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
    console.log(`  remotes/${team}/${file}`);
  }
  const formatted = await run('prettier', ['--write', '--log-level', 'warn', routes, taken]);
  if (formatted.code !== 0) fail(formatted.output);
  console.log(`
Next:${described === manifest ? '' : '\n  pnpm install'}
  pnpm dev ${team}               shows it
  pnpm check ${team}             is it good?
  pnpm release publish ${team}   stores it; add --promote to make it live`);
}
