import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { releaseLocalSite } from '@furrow/release/operations/local-site';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { allApps, namedApps, type App } from '../workspace/apps';
import { copyWorkspace, folderIn, setVersion } from '../workspace/copy';
import { run } from '../workspace/process';
import { shop } from './first-loads';
import { measureLoad, medianOf, rowOf, type Load } from './first-load';
import type { Phone } from './phone';
import { composeMonolith, renameMonolith } from './rivals';

/** A line of the sources that a release changes, and the apps that are released with it. */
type Change = { apps: string[]; file: string; from: string; to: string };

const changes: Record<string, Change> = {
  'of the host': {
    apps: ['host'],
    file: 'host/src/shell/view-words.ts',
    from: "failure = 'This part could not be loaded'",
    to: "failure = 'This part is missing'",
  },
  'of the shop': {
    apps: ['shop'],
    file: 'remotes/shop/src/pages/buy-food/words.tsx',
    from: 'in season.',
    to: 'in season now.',
  },
  'of all apps, after a change of shared/site/ui': {
    apps: [],
    file: 'shared/site/ui/src/button.tsx',
    from: 'aria-busy={busy || undefined}',
    to: 'aria-busy={busy ? true : undefined}',
  },
};

/** The folders of a site before and after a release. */
type Released = { before: string; after: string };

/**
 * Measures what a release costs a visitor who was there before it and comes back to the shop: what comes over the line,
 * when the page can be read, and when its first control answers.
 *
 * @param work a folder for copies; the copy of the workspace in it keeps its builds for the next time
 * @returns what {@link comparedReturns} does
 */
export async function measureReturns(phone: Phone, work: string, rounds: number) {
  const copy = join(work, 'workspace');
  await copyWorkspace(copy);
  await buildIn(copy, []);
  const before = join(work, 'before');
  await rm(before, { recursive: true, force: true });
  const dists = allApps().map((app) => join(folderIn(copy, app), 'dist'));
  await releaseLocalSite({ origin: before, dists });
  const bundle = join(work, 'bundle');
  await rm(bundle, { recursive: true, force: true });
  const rereleased = { before: await composeMonolith(before, bundle), after: await renameMonolith(bundle, '1.1.0') };

  const releases: Record<string, Returns> = {};
  for (const [name, change] of Object.entries(changes)) {
    const after = await released(copy, before, change);
    const whole = `${after} without deltas`;
    await rm(whole, { recursive: true, force: true });
    await cp(after, whole, { recursive: true, filter: (path) => basename(path) !== '_deltas' });
    const sites = { ours: { before, after }, 'without deltas': { before, after: whole }, 'one bundle': rereleased };
    releases[name] = await loadsOf(phone, sites, rounds);
  }
  return comparedReturns(releases);
}

/** Publishes the change on top of the site `before`, and returns the folder of that site. */
async function released(copy: string, before: string, { apps, file, from, to }: Change): Promise<string> {
  const source = join(copy, file);
  const text = await readFile(source, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}": name another line to change.`);
  const changed: App[] = namedApps(apps);
  const folder = join(copy, '..', `after ${apps.join() || 'all'}`);
  await rm(folder, { recursive: true, force: true });
  await cp(before, folder, { recursive: true });
  try {
    await writeFile(source, text.replace(from, to));
    for (const app of changed) await setVersion(copy, app, '100.0.0');
    await buildIn(
      copy,
      changed.map(({ name }) => name),
    );
    for (const app of changed)
      await publish({
        storage: folderStorage(folder),
        candidate: await readCandidate(join(folderIn(copy, app), 'dist')),
        published: { publishedAt: new Date().toISOString(), commit: null },
        promote: true,
      });
  } finally {
    // The next change begins with the sources and versions of the workspace.
    await copyWorkspace(copy);
  }
  return folder;
}

async function buildIn(copy: string, names: string[]): Promise<void> {
  const { code, output } = await run('pnpm', ['--silent', 'build', ...names], { folder: copy });
  if (code !== 0) throw new Error(output);
}

const compared = ['ours', 'without deltas', 'one bundle'] as const;
type Compared = (typeof compared)[number];

/** Loads of visitors who came back after a release: ours with deltas, ours without, and one bundle that is released again. */
type Returns = Record<Compared, Load[]>;

async function loadsOf(phone: Phone, sites: Record<Compared, Released>, rounds: number): Promise<Returns> {
  const loads: Returns = { ours: [], 'without deltas': [], 'one bundle': [] };
  for (const name of compared) {
    const { before, after } = sites[name];
    let served = before;
    const { url, close } = await phone.serve(() => served);
    const earlier = { begin: () => (served = before), end: () => (served = after) };
    for (let round = 0; round < rounds; round += 1)
      loads[name].push(await measureLoad(phone.browser, url + shop.path, shop.use, earlier));
    await close();
  }
  return loads;
}

/**
 * Compares loads of visitors who came back, by release.
 *
 * @returns a row for each release, with each figure as "ours : without deltas : one bundle"; `measured` has what the
 *   page of the benchmark draws
 */
export function comparedReturns(releases: Record<string, Returns>) {
  const rows = Object.entries(releases).map(([name, loads]) => {
    const typical = compared.map((one) => medianOf(loads[one]));
    const show = (figure: (load: Load) => number | undefined) =>
      typical.map((load) => Math.round(figure(load) ?? NaN)).join(' : ');
    const row = {
      'all, kB': typical.map(({ bytes }) => (bytes / 1000).toFixed(1)).join(' : '),
      'paint, ms': show(({ paint }) => paint),
      'control, ms': show(({ control }) => control),
    };
    return [`a release ${name}`, row] as const;
  });
  const drawn = (figure: (load: Load) => number | undefined) =>
    Object.entries(releases).map(([name, { ours, 'without deltas': whole, 'one bundle': bundle }]) =>
      rowOf(name, ours, { 'the same without deltas': whole, 'one bundle': bundle }, figure),
    );
  const measured = {
    'largest paint after a release': drawn(({ paint }) => paint),
    'first control after a release': drawn(({ control }) => control),
  };
  return { rows: Object.fromEntries(rows), measured };
}
