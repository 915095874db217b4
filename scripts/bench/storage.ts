import { join } from 'node:path';
import { promote, rollback } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { reconcile } from '@furrow/release/compose/apply/reconcile';
import { bucketStorage } from '@furrow/release/store/bucket-storage';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { s3Client } from '@furrow/release/store/s3-client';
import { signedTransport } from '@furrow/release/store/s3-transport';
import type { OriginStorage } from '@furrow/release/store/storage';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';
import { startS3Server } from '@furrow/release/testing/s3-server';

type Site = { remotes: number; documents: number };
type Row = Record<string, string>;

/** Milliseconds before a bucket answers a request. */
const delay = 50;
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

/**
 * One remote of three pages is published and promoted, rolled back, and promoted again, on sites of different sizes: what its
 * team waits for must not grow with what the others have. The builds are as small as they can be, so that documents and requests
 * count, and not the bytes of code.
 */
export async function measureStorage(folder: string, sites: Site[]): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {};
  for (const site of sites) {
    const name = `${site.remotes} remotes, ${site.documents} documents`;
    const builds = await buildsOf(join(folder, `${site.remotes}-${site.documents}`), site);
    const inFolder = folderStorage(join(folder, `origin-${site.remotes}-${site.documents}`));
    rows[`${name}, folder`] = await measured(inFolder, builds, () => undefined);

    const server = await startS3Server();
    const client = s3Client(server.access.url, signedTransport(server.access));
    const inBucket = bucketStorage(client, { prefix: '', layout: 'plain', conditionalDelete: true });
    rows[`${name}, bucket`] = await measured(inBucket, builds, (isMeasured) => {
      server.settings.delay = isMeasured ? delay : 0;
      return server.requests.length;
    });
    await server.close();
  }
  return rows;
}

/** The builds of a site, and the next version of one of its remotes. */
async function buildsOf(folder: string, { remotes, documents }: Site) {
  const sites = [await writeHost(join(folder, 'host'))];
  const each = Math.ceil(documents / remotes);
  for (let remote = 0; remote < remotes; remote += 1) {
    const pages = Array.from({ length: each }, (_, page) => `/team${remote}/page${page}`);
    const routes = Object.fromEntries(pages.map((page) => [page, [page]]));
    sites.push(await writeRemote(join(folder, `team${remote}`), `team${remote}`, { pages: routes }));
  }
  const small = (version: string) =>
    writeRemote(join(folder, version), 'small', {
      version,
      content: version,
      pages: { '/small/:page': ['/small/a', '/small/b', '/small/c'] },
    });
  sites.push(await small('1.0.0'));
  return { site: await Promise.all(sites.map(readCandidate)), next: await readCandidate(await small('1.1.0')) };
}

type Builds = Awaited<ReturnType<typeof buildsOf>>;

/**
 * Measures one release, a rollback and a promotion.
 *
 * @param requests returns how many requests there were, `undefined` in a folder, and is told whether the next ones are measured
 */
async function measured(
  storage: OriginStorage,
  { site, next }: Builds,
  requests: (isMeasured: boolean) => number | undefined,
): Promise<Row> {
  for (const candidate of site) await publish({ storage, candidate, published, promote: true, compose: false });
  await reconcile(storage, { everything: true });
  const row: Row = {};
  const step = async (name: string, work: () => Promise<unknown>) => {
    const before = requests(true);
    const began = performance.now();
    await work();
    row[`${name}, s`] = seconds(performance.now() - began);
    const after = requests(false);
    if (before !== undefined && after !== undefined) row[`${name}, requests`] = String(after - before);
  };
  await step('publish', () => publish({ storage, candidate: next, published, promote: false }));
  await step('promote', () => promote({ storage, app: 'small', version: '1.1.0' }));
  await step('rollback', () => rollback({ storage, app: 'small' }));
  return row;
}

/** What it takes to promote a remote whose one fragment stands in many pages of another one. */
export async function measureEmbedding(folder: string, counts: number[]): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {};
  for (const count of counts) {
    const storage = folderStorage(join(folder, `origin-${count}`));
    const offer = async (version: string) =>
      readCandidate(
        await writeRemote(join(folder, `${count}-giving-${version}`), 'giving', {
          version,
          content: version,
          pages: { '/donate': ['/donate'] },
          offers: { progress: [{ count: 1, html: `<p>${version}</p>` }] },
        }),
      );
    const pages = Array.from({ length: count }, (_, page) => `/stories/${page}`);
    const embedding = await writeRemote(join(folder, `${count}-content`), 'content', {
      pages: { '/stories/:page': pages },
      embeds: [{ of: 'giving/progress', props: { count: 1 } }],
    });
    const site = [await readCandidate(await writeHost(join(folder, 'host'))), await offer('1.0.0')];
    for (const candidate of [...site, await readCandidate(embedding)])
      await publish({ storage, candidate, published, promote: true, compose: false });
    await reconcile(storage, { everything: true });
    const began = performance.now();
    const { written } = await publish({ storage, candidate: await offer('1.1.0'), published, promote: true });
    rows[`${count} pages embed it`] = {
      'publish --promote, s': seconds(performance.now() - began),
      'documents written': String(written.length),
    };
  }
  return rows;
}
