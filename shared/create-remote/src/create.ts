#!/usr/bin/env node
/** `npm create furrow-remote`: writes a repository of one remote for a site that is live. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { contractVersion } from '@furrow/contract/version';
import { filesOfSite, hostProblem, readLiveSite } from './live-site';
import { fragmentProblem, remoteProblem } from './remote-problem';
import { repositoryFiles } from './repository-files';

const usage = `Usage: npm create furrow-remote <name> -- --site <address> --route </path>... [--fragment <name>]

  <name>       one word in lower case: folder, package, federation name and owner of its pages
  --site       the address of the site, such as https://furrow.example
  --route      a path of a page, such as /harvest-calendar
  --fragment   a part that pages of other teams can show, such as next-harvest`;

try {
  await create();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function create(): Promise<void> {
  const { name, site, routes, fragment } = readArguments();
  const live = await readLiveSite(site);
  const { host } = live;
  const packages = versions();
  const misfit = hostProblem(live, contractVersion, packages.react ?? '');
  if (misfit) throw new Error(misfit);
  const problem = remoteProblem({ name, routes }, live.apps) ?? (fragment && fragmentProblem(fragment));
  if (problem) throw new Error(`${problem}\n\n${usage}`);
  if (existsSync(name)) throw new Error(`${name} is there already. Choose another name, or move it away.`);
  const ofSite = await filesOfSite(live, name);
  const own = repositoryFiles({ name, routes, fragment, site: live.url, versions: packages });
  for (const [path, content] of [...own, ...ofSite.files]) {
    await mkdir(dirname(join(name, path)), { recursive: true });
    await writeFile(join(name, path), content);
    console.log(`  ${name}/${path}`);
  }
  console.log(`
host ${host.version} speaks contract ${host.speaks.join(' and ')}, React ${host.react}. ${ofSite.said} npm start | npm test | npm run release
Before the first of them: cd ${name} && npm install`);
}

function readArguments() {
  const options = {
    site: { type: 'string' },
    route: { type: 'string', multiple: true },
    fragment: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name, ...others] = positionals;
  if (!name || others.length > 0 || !values.site || !values.route) throw new Error(usage);
  return { name, site: values.site, routes: values.route, fragment: values.fragment };
}

/** The packages that a new remote is made of are named by this package's own package.json, in the versions that fit each other. */
function versions(): Record<string, string> {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { devDependencies: Record<string, string> }).devDependencies;
}
