import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '@furrow/release/operations/publish';
import { storageFiles } from '@furrow/release/server/files';
import { startServer, type Server } from '@furrow/release/server/serve';
import { readCandidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { offeredSlot, writeHost, writeRemote } from '@furrow/release/testing/fixture';
import { devDependencies } from '../package.json';
import { repositoryFiles } from './repository-files';
import { slotToFill } from './slot-to-fill';

/** The slot of a live site that the fragment of a new repository fills. */

const props = { count: 3 };
const width = { least: 258, most: 680 };
const versions = Object.fromEntries(Object.keys(devDependencies).map((name) => [name, '1.0.0']));
let folder: string;
let site: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slot-to-fill-'));
  const storage = memoryStorage();
  const shell = { places: [{ name: 'tools', props }], slots: [offeredSlot('tools')] };
  const farm = {
    pages: { '/farm': ['/farm'] },
    places: [{ name: 'farm', props }],
    slots: [offeredSlot('farm', { heading: 2, width })],
  };
  for (const dist of [
    await writeHost(join(folder, 'host'), shell),
    await writeRemote(join(folder, 'content'), 'content', farm),
  ])
    await publish({
      storage,
      candidate: await readCandidate(dist),
      published: { publishedAt: '2026-01-01T00:00:00.000Z', commit: null },
      promote: true,
    });
  site = await startServer({ files: storageFiles(storage), port: 0 });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

it.each([
  ['content/farm', 2, width],
  ['host/tools', undefined, undefined],
])('reads what the slot %s gives', async (slot, heading, room) => {
  const { schema } = offeredSlot('x');
  expect(await slotToFill(site.url, slot)).toEqual({ slot, heading, width: room, given: props, schema });
});

it('names the slots that there are', async () => {
  await expect(slotToFill(site.url, 'content/lot')).rejects.toThrow(
    `There is no slot "content/lot" on ${site.url}. There are: content/farm, host/tools.`,
  );
});

it('becomes a fragment of the repository that stands there', async () => {
  const repository = { name: 'calendar', routes: ['/calendar'], packages: undefined, port: 3006, versions };
  const fills = await slotToFill(site.url, 'content/farm');
  const files = new Map(repositoryFiles({ ...repository, site: site.url, fragment: 'next', fills }));
  expect(files.get('src/fragments.ts')).toContain("fills: [{ slot: 'content/farm', order: 100 }],");
  expect(files.get('src/fragments/next/next.fragment.tsx')).toContain(', and 258 to 680 pixels of width.\n */');
  expect(files.get('src/fragments/next/next.schema.ts')).toContain('export const variants = [{"count":3}];');
});
