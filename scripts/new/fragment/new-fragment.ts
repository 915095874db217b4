import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { allApps } from '../../workspace/apps';
import { fail, root, run } from '../../workspace/process';
import { fragmentFiles } from 'create-furrow-remote/fragment-files';
import { withRow } from './fragment-row';

const usage = 'Usage: pnpm new fragment <remote>/<name>, such as shop/best-sellers';

/**
 * Writes a fragment of a remote with its schema, its test and its row in the document of all fragments. Ends the script
 * when the arguments are wrong.
 */
export async function newFragment([address = '']: string[]): Promise<void> {
  const [, remote, name] = /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)$/.exec(address) ?? [];
  if (!remote || !name) fail(`"${address}" is no fragment.\n\n${usage}`);
  const folder = join(root, 'remotes', remote);
  const remotes = allApps()
    .map((app) => app.name)
    .filter((app) => app !== 'host');
  if (!remotes.includes(remote)) fail(`There is no remote "${remote}". There are: ${remotes.join(', ')}.`);
  if (existsSync(join(folder, 'src/fragments', name))) fail(`${address} is there already, in remotes/${remote}.`);

  const list = join(folder, 'src/fragments.ts');
  const declared = existsSync(list) ? await readFile(list, 'utf8') : undefined;
  for (const [path, content] of fragmentFiles({ remote, name, declared })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
    console.log(`  remotes/${remote}/${path}`);
  }
  const document = 'docs/fragments.md';
  await writeFile(join(root, document), withRow(await readFile(join(root, document), 'utf8'), address));
  const formatted = await run('prettier', ['--write', '--log-level', 'warn', document]);
  if (formatted.code !== 0) fail(formatted.output);
  console.log(`  ${document}

Next:
  pnpm dev ${remote}               shows it below the page, under "Fragments"
  pnpm check ${remote}             is it good?
  <Fragment of="${address}" …>     places it in a page of another team, which ${document} then names`);
}
