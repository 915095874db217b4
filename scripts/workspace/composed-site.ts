import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { contentHash } from '@furrow/bundler/source-hash';
import { liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { releaseLocalSite } from '@furrow/release/operations/local-site';
import { documentFile } from '@furrow/release/domain/paths';
import { allApps } from './apps';
import { build, buildStamp, type OtherBuilds } from './build';
import { root } from './process';

/** The origin that `npm start` serves and that `pnpm release` changes by default. */
export const servedOrigin = join(root, '.origin');
/** The origin of the site for checks, tests and the benchmark, so that a check never touches the served site. */
export const checkedOrigin = join(root, '.cache/origin');

/** How many bytes pages may load on the sites of this machine. Other sites have budgets of their own. */
const budgetsFile = join(root, 'budgets.json');

/**
 * Builds what has changed and composes all apps into the origin folder of checks.
 *
 * @throws Error with the bundler's output, or with the reason why the apps do not fit together
 */
export function composeCheckedSite(report: (line: string) => void, otherwise?: OtherBuilds): Promise<void> {
  return composeSite(checkedOrigin, report, otherwise);
}

/** The document files of one remote's pages, or of all pages, relative to the origin folder of checks. */
export function checkedDocuments(remote?: string): string[] {
  const discovery = parseDiscovery(JSON.parse(readFileSync(join(checkedOrigin, 'discovery.json'), 'utf8')));
  const asked = Object.entries(discovery.microFrontends).filter(([name]) => !remote || remote === name);
  return asked.flatMap(([, entries]) => liveEntry(entries)?.extras.pages ?? []).map(documentFile);
}

/**
 * Builds what has changed and composes all apps into an origin folder.
 *
 * @throws Error with the bundler's output, or with the reason why the apps do not fit together
 */
export async function composeSite(
  origin: string,
  report: (line: string) => void,
  otherwise?: OtherBuilds,
): Promise<void> {
  report('Building the host and the remotes');
  await build([], report, otherwise);

  const stamp = join(root, '.cache/composed', relative(root, origin).replaceAll('/', '-'));
  const releases = await contentHash([join(root, 'shared/tools/release/src')]);
  const content = [
    releases,
    readFileSync(budgetsFile, 'utf8'),
    ...allApps().map((app) => readFileSync(buildStamp(app), 'utf8')),
  ].join('\n');
  if (existsSync(join(origin, '404.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === content) {
    return report('  the composed site is up to date');
  }
  report('Publishing and composing');
  await rm(stamp, { force: true });
  const dists = allApps().map(({ folder }) => join(folder, 'dist'));
  await releaseLocalSite({
    origin,
    dists,
    keepOthers: origin === servedOrigin,
    settings: { budgets: JSON.parse(readFileSync(budgetsFile, 'utf8')), languages: ['en', 'es'] },
    report: (step) => report(`  ${step}`),
  });
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, content);
}
