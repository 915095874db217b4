import { join } from 'node:path';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { reconcile } from '@furrow/release/compose/apply/reconcile';
import { ledgerFile } from '@furrow/release/domain/paths';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate, type Candidate } from '@furrow/release/store/candidate';
import { isCompressedCopy } from '@furrow/release/store/compressed-copies';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { readText, type OriginStorage } from '@furrow/release/store/storage';
import { type Fixture, offeredSlot, writeHost, writeRemote } from '@furrow/release/testing/fixture';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const props = { count: 1 };
/** How often each site is composed; the median counts. */
const rounds = 7;
const names = ['first', 'second', 'third'];

/** What the sites have in their pages: no parts of others, three fragments by their names, or three slots with a part in each. */
const kinds = ['no parts of others', 'three by name', 'three slots, empty', 'three slots, filled'] as const;
type Kind = (typeof kinds)[number];

/**
 * Composes all documents of sites of that many remotes, with one page each, which differ in what stands in the pages. The
 * sites take turns, and the times are those of the processor, so that other work on the machine changes little.
 */
export async function measureSlots(folder: string, remotes: number): Promise<Record<string, Record<string, string>>> {
  const sites: { kind: Kind; storage: OriginStorage }[] = [];
  for (const kind of kinds) sites.push({ kind, storage: await siteOf(kind, folder, remotes) });
  const [plain = 0, ...seconds] = await composeInTurn(sites.map(({ storage }) => storage));
  const rows = sites.map(async ({ kind, storage }, index) => {
    const taken = [plain, ...seconds][index] ?? 0;
    const last = (await readText(storage, `page${remotes - 1}.html`)) ?? '';
    const row = {
      'processor, s': taken.toFixed(2),
      'against no parts of others': `${(taken / plain).toFixed(2)} x`,
      'parts of others in a document': String(last.split('<em>part of').length - 1),
    };
    return [kind, row] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Composes a copy of a composed site, with its slots filled and with the same ones empty. */
export async function measureSlotsOf(origin: string, folder: string): Promise<Record<string, Record<string, string>>> {
  const names = ['slots filled', 'slots empty'] as const;
  // A file that did not change is compared with its compressed copies, and one that did loses them here.
  const filter = (path: string) => !isCompressedCopy(path);
  for (const name of names) await cp(origin, join(folder, name), { recursive: true, filter });
  // What releases say of the slots that they fill is in the ledger.
  const ledger = join(folder, 'slots empty', ledgerFile);
  const withoutFillings = (key: string, value: unknown) => (key === 'fills' ? undefined : value);
  await writeFile(ledger, JSON.stringify(JSON.parse(await readFile(ledger, 'utf8'), withoutFillings)));
  const sites = names.map((name) => folderStorage(join(folder, name), { precompress: false }));
  const [filled = 0, unfilled = 0] = await composeInTurn(sites);
  const ratio = { 'slots filled': filled / unfilled, 'slots empty': 1 };
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        'processor, s': [filled, unfilled][index]?.toFixed(2) ?? '',
        'against empty slots': `${ratio[name].toFixed(2)} x`,
      },
    ]),
  );
}

async function siteOf(kind: Kind, folder: string, remotes: number): Promise<OriginStorage> {
  const storage = memoryStorage();
  const release = (candidate: Candidate) =>
    publish({ storage, candidate, published, promote: true, compose: false, allowDrop: true });
  await release(await readCandidate(await writeHost(join(folder, 'host'))));
  for (let remote = 0; remote < remotes; remote += 1) {
    const dist = join(folder, 'remote');
    await writeRemote(dist, `team${remote}`, fixtureOf(kind, remote, remotes));
    await release(await readCandidate(dist));
    await rm(dist, { recursive: true });
  }
  return storage;
}

/** The median of the seconds that composing everything takes, for each of the sites. */
async function composeInTurn(sites: readonly OriginStorage[]): Promise<number[]> {
  const times = sites.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, storage] of sites.entries()) {
      const before = process.cpuUsage();
      await reconcile(storage, { everything: true });
      const { user, system } = process.cpuUsage(before);
      times[index]?.push((user + system) / 1_000_000);
    }
  }
  // The first rounds compile the program as well.
  return times.map((each) => each.sort((a, b) => a - b)[(rounds - 1) / 2] ?? 0);
}

/** Each remote has what three remotes after it have to say. */
function fixtureOf(kind: Kind, remote: number, remotes: number): Fixture {
  const other = (index: number) => `team${(remote + index + 1) % remotes}`;
  const before = (index: number) => `team${(remote - index - 1 + remotes) % remotes}`;
  return {
    pages: { [`/page${remote}`]: [`/page${remote}`] },
    content: `<p>${'What grows in this field. '.repeat(400)}</p>`,
    offers: Object.fromEntries(names.map((name) => [name, [{ ...props, html: `<em>part of team${remote}</em>` }]])),
    ...(kind === 'three by name' && {
      embeds: names.map((name, index) => ({ of: `${other(index)}/${name}`, props })),
    }),
    ...(kind.startsWith('three slots') && {
      slots: names.map((name) => offeredSlot(name)),
      places: names.map((name) => ({ name, props })),
    }),
    ...(kind === 'three slots, filled' && {
      fills: Object.fromEntries(names.map((name, index) => [name, [{ slot: `${before(index)}/${name}`, order: 10 }]])),
    }),
  };
}
