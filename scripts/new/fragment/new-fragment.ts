import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hostName } from '@furrow/discovery/discovery';
import { buildFile, parseBuild } from '@furrow/formats/build.schema';
import { pageDocumentFolder, type PageDocument } from '@furrow/formats/page-document.schema';
import { allApps } from '../../workspace/apps';
import { readArguments } from '../../workspace/arguments';
import { fail, root, run } from '../../workspace/process';
import { fragmentFiles, type SlotToFill } from 'create-furrow-remote/fragment-files';

const usage = `Usage: pnpm new fragment <remote>/<name> [--fills <app>/<slot>]

  <remote>/<name>   such as shop/best-sellers
  --fills           a slot of another remote that it fills, such as content/farm`;

/**
 * Writes a fragment of a remote with its schema and its test. Ends the script when the arguments are wrong.
 */
export async function newFragment(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(usage, { fills: { type: 'string' } }, { args, most: 1 });
  const [address = ''] = positionals;
  const slot = values.fills;
  const [, remote, name] = /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)$/.exec(address) ?? [];
  if (!remote || !name)
    fail(`"${address}" is not the name of a fragment. Write it in lower case, like shop/best-sellers.\n\n${usage}`);
  const folder = join(root, 'remotes', remote);
  const remotes = allApps()
    .map((app) => app.name)
    .filter((app) => app !== hostName);
  if (!remotes.includes(remote)) fail(`There is no remote "${remote}". There are: ${remotes.join(', ')}.`);
  if (existsSync(join(folder, 'src/fragments', name))) fail(`${address} is there already, in remotes/${remote}.`);

  const list = join(folder, 'src/fragments.ts');
  const declared = existsSync(list) ? await readFile(list, 'utf8') : undefined;
  const fills = slot === undefined ? {} : { fills: await slotToFill(slot) };
  for (const [path, content] of fragmentFiles({ remote, name, declared, ...fills })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
    console.log(`  remotes/${remote}/${path}`);
  }
  const formatted = await run('prettier', ['--write', '--log-level', 'warn', join('remotes', remote, 'src')]);
  if (formatted.code !== 0) fail(formatted.output);
  console.log(`\n${nextSteps(remote, name, slot)}`);
}

/** What a team does after its fragment was written: one that fills a slot is live by a release, any other by a page. */
export function nextSteps(remote: string, name: string, slot?: string): string {
  const width = `pnpm release publish ${remote} --promote`.length;
  const row = (command: string, what: string) => `  ${command.padEnd(width)}   ${what}`;
  return [
    'Next:',
    row(`pnpm dev ${remote}`, 'shows it below the page, under "Fragments"'),
    row(`pnpm check ${remote}`, 'is it good?'),
    ...(slot === undefined
      ? [row(`<Fragment of="${remote}/${name}" …>`, 'places it in a page of another team, as docs/fragments.md says')]
      : [
          `  raise "version" in remotes/${remote}/package.json`,
          row(
            `pnpm release publish ${remote} --promote`,
            `puts it into the slot ${slot}, after the checks that docs/slots.md lists`,
          ),
        ]),
  ].join('\n');
}

/** What the build of a remote says about a slot, and the props that it gives there first. */
async function slotToFill(slot: string): Promise<SlotToFill> {
  const [owner = '', name = ''] = slot.split('/');
  const folder = owner === hostName ? join(root, owner) : join(root, 'remotes', owner);
  const dist = join(folder, 'dist');
  if (!existsSync(join(folder, 'src/slots.ts'))) fail(`${owner} offers no slots.\n\n${usage}`);
  if (!existsSync(join(dist, buildFile)))
    fail(
      `What the slots of ${owner} give is in its build, which is not there yet. "pnpm build ${owner}" makes it, and "npm start" makes everything.`,
    );
  const { slots = [], shellSlots = [] } = parseBuild(
    JSON.parse(await readFile(join(dist, buildFile), 'utf8')),
    join(dist, buildFile),
  );
  const offered = slots.find((one) => one.name === name);
  if (!offered)
    fail(`There is no slot "${slot}". ${owner} offers: ${slots.map((one) => one.name).join(', ')}.\n\n${usage}`);
  const inShell = shellSlots.find((placed) => placed.name === name);
  const given = inShell ? inShell.props : await givenIn(dist, name);
  return { slot, schema: offered.schema, heading: offered.heading, width: offered.width, given };
}

/** The props that the first prerendered page with this slot gives there; undefined when no page has it. */
async function givenIn(dist: string, name: string): Promise<Record<string, unknown> | undefined> {
  const folder = join(dist, pageDocumentFolder);
  for (const file of existsSync(folder) ? await readdir(folder) : []) {
    const { slots = [] } = JSON.parse(await readFile(join(folder, file), 'utf8')) as PageDocument;
    const placed = slots.find((one) => one.name === name);
    if (placed) return placed.props;
  }
  return undefined;
}
