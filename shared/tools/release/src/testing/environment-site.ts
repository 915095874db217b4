import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEnvironment, promoteIn } from '../operations/environment';
import { promote } from '../operations/promote';
import { publish } from '../operations/publish';
import { readCandidate, type Candidate } from '../store/candidate';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import { readText, type OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from './fixture';

/**
 * A site with an environment: the host, shop and dao are live in version 1.0.0, and shop@1.1.0 waits. It is made once for
 * a file of tests, and each test changes a storage of its own over it.
 */
export function environmentSite() {
  const name = 'staging';
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  const made = memoryStorage();
  let folder: string;
  let storage: OriginStorage;

  async function build(app: string, version: string): Promise<Candidate> {
    const dist = join(folder, `${app}-${version}-${Math.random()}`);
    return readCandidate(
      await writeRemote(dist, app, { version, content: version, pages: { [`/${app}`]: [`/${app}`] } }),
    );
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'environment-'));
    const host = await readCandidate(await writeHost(join(folder, 'host')));
    for (const candidate of [host, await build('shop', '1.0.0'), await build('dao', '1.0.0')])
      await publish({ storage: made, candidate, published, promote: true });
    await publish({ storage: made, candidate: await build('shop', '1.1.0'), published });
    await createEnvironment({ storage: made, name });
  });
  beforeEach(() => (storage = overlayStorage(made)));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  return {
    name,
    published,
    build,
    /** Where builds are written. */
    folder: () => folder,
    /** That of the test which runs. */
    storage: () => storage,
    shownFile: (path: string) => readText(storage, `_views/${name}/${path}`),
    toStaging: (version: string, by = { actor: 'ann' }) => promoteIn({ storage, name, app: 'shop', version, by }),
    /** What the settings of the site require before a release goes live. */
    requires: (required: object) =>
      storage.write('.furrow/site.json', JSON.stringify({ url: 'https://furrow.example', requires: required })),
    live: () => promote({ storage, app: 'shop', version: '1.1.0' }),
  };
}
