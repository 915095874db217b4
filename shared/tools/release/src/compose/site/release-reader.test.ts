import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../../operations/publish';
import { readCandidate } from '../../store/candidate';
import { memoryStorage } from '../../store/memory-storage';
import { offeredSlot, writeHost, writeRemote } from '../../testing/fixture';
import { instrumentedStorage } from '../../testing/instrumented-storage';
import { reconcile } from '../apply/reconcile';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const props = { count: 3 };

it('reads each release and its manifest once, for its own pages and for its parts in pages of others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reader-'));
  const storage = memoryStorage();
  const offers = { campaigns: [{ ...props, html: '<p>campaigns</p>' }], pledge: [{ ...props, html: '<p>pledge</p>' }] };
  const content = {
    pages: { '/': ['/'], '/farm': ['/farm'] },
    embeds: [{ of: 'giving/campaigns', props }],
    places: [{ name: 'aside', props }],
    slots: [offeredSlot('aside')],
  };
  const fills = { pledge: [{ slot: 'content/aside', order: 10 }] };
  for (const dist of [
    await writeHost(join(folder, 'host')),
    await writeRemote(join(folder, 'giving'), 'giving', { pages: { '/donate': ['/donate'] }, offers, fills }),
    await writeRemote(join(folder, 'content'), 'content', content),
  ])
    await publish({ storage, candidate: await readCandidate(dist), published, promote: true });
  await rm(folder, { recursive: true });

  const read: string[] = [];
  const watched = instrumentedStorage(storage, {
    before: (call, path) => {
      if (call === 'read' && /\/(release|mf-manifest)\.json$/.test(path)) read.push(path.replace(/\/.*\//, ' '));
      return Promise.resolve();
    },
  });
  expect((await reconcile(watched, { everything: true })).damaged).toEqual([]);
  expect(read.sort()).toEqual([
    'content mf-manifest.json',
    'content release.json',
    'giving mf-manifest.json',
    'giving release.json',
    'host release.json',
  ]);
});
