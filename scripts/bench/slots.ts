import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { reconcile } from '@furrow/release/compose/apply/reconcile';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate, type Candidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { readText } from '@furrow/release/store/storage';
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
 * times are those of the processor, of which other work on the machine changes little.
 */
export async function measureSlots(folder: string, remotes: number): Promise<Record<string, Record<string, string>>> {
  const rows: Record<string, Record<string, string>> = {};
  let plain = 0;
  for (const kind of kinds) {
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
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = process.cpuUsage();
      await reconcile(storage, { everything: true });
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1_000_000);
    }
    // The first rounds compile the program as well.
    const seconds = times.sort((a, b) => a - b)[(rounds - 1) / 2] ?? 0;
    plain ||= seconds;
    const last = (await readText(storage, `page${remotes - 1}.html`)) ?? '';
    rows[kind] = {
      'processor, s': seconds.toFixed(2),
      'against no parts of others': `${(seconds / plain).toFixed(2)} x`,
      'parts of others in a document': String(last.split('<em>part of').length - 1),
    };
  }
  return rows;
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
