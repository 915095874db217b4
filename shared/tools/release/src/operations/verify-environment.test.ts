import { readText, type OriginStorage } from '../store/storage';
import { environmentSite } from '../testing/environment-site';
import { promote, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { repair } from './repair';
import { verifyEnvironment } from './verify-environment';

const site = environmentSite();
const { build, name, published, shownFile, toStaging } = site;
let storage: OriginStorage;
beforeEach(() => (storage = site.storage()));

describe('verify of an environment', () => {
  const problems = async () => (await verifyEnvironment(storage, name)).problems;

  it('finds nothing wrong with what was promoted there, whatever happens on the site', async () => {
    await toStaging('1.1.0');
    await promote({ storage, app: 'shop', version: '1.1.0', from: name });
    await rollback({ storage, app: 'shop' });
    expect(await verifyEnvironment(storage, name)).toMatchObject({ problems: [], unapplied: [] });
  });

  it('names a file of its release that is damaged, and a document that is damaged or gone, which repair mends', async () => {
    await toStaging('1.1.0');
    const file = (await storage.list('shop/1.1.0')).find((path) => path.endsWith('/page.js')) ?? '';
    const content = (await readText(storage, file)) ?? '';
    await storage.write(file, 'changed');
    expect(await problems()).toEqual([expect.stringContaining(`${file} is not the file that`)]);
    await storage.write(file, content);
    await storage.write(`_views/${name}/shop.html`, 'changed');
    await storage.remove(`_views/${name}/discovery.json`);
    expect(await problems()).toEqual([
      'discovery.json is missing; "release repair" composes it',
      'shop.html does not match its releases; run "release repair" to compose it again',
    ]);
    await repair(storage);
    expect(await problems()).toEqual([]);
    expect(await shownFile('shop.html')).toContain('shop /shop 1.1.0');
  });

  it('does not believe an index that was changed together with a document', async () => {
    await toStaging('1.1.0');
    const index = `.furrow/views/${name}/composed/shop.json`;
    const part = JSON.parse((await readText(storage, index)) ?? '') as { files: Record<string, { content: string }> };
    const content = await storage.write(`_views/${name}/shop.html`, 'changed');
    part.files['shop.html'] = { ...part.files['shop.html'], content: content.replaceAll('"', '') };
    await storage.write(index, JSON.stringify(part));
    expect(await problems()).toEqual([expect.stringMatching(/^shop\.html does not match its releases/)]);
  });

  it('names documents that the site has gone ahead of, and they are no problem', async () => {
    await toStaging('1.1.0');
    await publish({ storage, candidate: await build('dao', '2.0.0'), published, promote: true });
    const { behind, problems: found } = await verifyEnvironment(storage, name);
    expect(found).toEqual([]);
    expect(behind).toContain('discovery.json');
    await prune({ storage, keep: 5 });
    expect(await verifyEnvironment(storage, name)).toMatchObject({ problems: [], behind: [] });
  });

  it('names an app of which it shows what nobody has promoted there', async () => {
    await toStaging('1.1.0');
    const ledger = `.furrow/views/${name}/ledger.json`;
    const before = (await readText(storage, ledger)) ?? '';
    await toStaging('1.0.0');
    const after = (await readText(storage, ledger)) ?? '';
    const { apps } = JSON.parse(before) as { apps: object };
    await storage.write(ledger, JSON.stringify({ ...(JSON.parse(after) as object), apps }));
    expect(await problems()).toContain(
      'shop: 1.1.0 is shown, but the journal says 1.0.0; somebody changed the ledger without using the commands',
    );
  });
});
