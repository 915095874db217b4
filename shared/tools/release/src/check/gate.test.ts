import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '../store/candidate';
import { siteShared, writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import { readView } from '../testing/ledger';
import { promote } from '../operations/promote';
import { publish, type Check } from '../operations/publish';
import { settingsFile } from '../domain/paths';
import { reason } from '../domain/refused';
import { status } from '../operations/status';
import type { OriginStorage } from '../store/storage';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
let folder: string;
let site: OriginStorage;
let count = 0;

type Options = { promote?: boolean; allowDrop?: boolean; checks?: Check[] };

async function release(
  storage: OriginStorage,
  app: string,
  fixture: Fixture = {},
  options: Options = { promote: true },
) {
  const dist = join(folder, String((count += 1)));
  await (app === 'host' ? writeHost(dist, fixture) : writeRemote(dist, app, fixture));
  return publish({ storage, candidate: await readCandidate(dist), published, ...options });
}

const shopPages = { '/buy-food': ['/buy-food'], '/checkout': ['/checkout'] };
const next: Fixture = { version: '1.1.0', content: 'two', pages: shopPages };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'));
  site = memoryStorage();
  await release(site, 'host');
  await release(site, 'shop', { pages: shopPages });
  await release(site, 'dao', { pages: { '/governance/:body': ['/governance/voting'] } });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('gives no release the addresses of another language of the site', async () => {
  const storage = overlayStorage(site);
  const spanish = { ...next, pages: { ...shopPages, '/es/ofertas': ['/es/ofertas'] } };
  await storage.write(settingsFile, JSON.stringify({ url: 'https://furrow.example', languages: ['en', 'es'] }));
  await expect(release(storage, 'shop', spanish)).rejects.toThrow(
    'it claims /es/ofertas, but under /es/ the site has its pages in the language es. Choose another path.',
  );
  await storage.write(settingsFile, JSON.stringify({ url: 'https://furrow.example', languages: ['en', 'fr'] }));
  expect(await release(storage, 'shop', spanish)).toMatchObject({ live: true });
});

it('says which pages a release would no longer have in a language', async () => {
  const storage = overlayStorage(site);
  const spanish = { es: { pages: { '/buy-food': 'Comprar' } } };
  await release(storage, 'shop', { ...next, pages: shopPages, translated: spanish });
  expect(await release(storage, 'shop', { ...next, version: '1.2.0', pages: shopPages })).toMatchObject({
    live: true,
    warnings: [
      'shop@1.1.0 has /buy-food in es, and shop@1.2.0 does not. Visitors will read the language of the sources there.',
    ],
  });
});

describe('the gate refuses a release that', () => {
  it.each<[string, Fixture, string]>([
    [
      'drops a route',
      { ...next, pages: { '/buy-food': ['/buy-food'] } },
      'it drops the route /checkout, which the live shop@1.0.0 serves: its visitors would get a 404. Put the route back, or use --allow-drop.',
    ],
    [
      'claims a route of another remote',
      { ...next, pages: { ...shopPages, '/governance/:body': ['/governance/voting'] } },
      'it claims /governance/:body, which dao owns. Take the route out of routes.ts, or have dao release a version without it first.',
    ],
    [
      'claims a path which a pattern of another remote matches',
      { ...next, pages: { ...shopPages, '/governance/forum': ['/governance/forum'] } },
      'it claims /governance/forum, but dao owns /governance/:body, which matches the same paths.',
    ],
    [
      'has a page whose name is longer than a disk can hold',
      { ...next, pages: { ...shopPages, [`/${'p'.repeat(201)}`]: [`/${'p'.repeat(201)}`] } },
      `the page /${'p'.repeat(59)}… has a path that is too long. Use at most 200 bytes between two slashes, and 500 in all.`,
    ],
    [
      'has a page whose path is longer than a bucket can hold',
      { ...next, pages: { ...shopPages, ['/deep'.repeat(101)]: ['/deep'.repeat(101)] } },
      `the page ${'/deep'.repeat(12)}… has a path that is too long.`,
    ],
    [
      'has a file whose name is longer than a disk can hold together with its compressed copy',
      { ...next, siteFiles: { [`${'f'.repeat(200)}.xml`]: 'x' } },
      `its file site/${'f'.repeat(55)}… has a name that is too long.`,
    ],
    [
      'has two files that are one on some disks',
      { ...next, siteFiles: { 'share/Frost.png': 'x', 'share/frost.png': 'y' } },
      'its files site/share/Frost.png and site/share/frost.png differ only in upper and lower case, and some disks hold one of them. Give one another name.',
    ],
    [
      'has a version that no folder can be called by',
      { ...next, version: `1.1.0-${'a'.repeat(150)}` },
      'its name has 161 characters, and app and version may have 150 together. Shorten the version in its package.json.',
    ],
    [
      'claims /index, which would be the document of /',
      { ...next, pages: { ...shopPages, '/index': ['/index'] } },
      'the route "/index" is not a valid pattern.',
    ],
    [
      'has a pattern longer than anybody writes one',
      { ...next, pages: { ...shopPages, [`/${'a'.repeat(500)}`]: [`/${'a'.repeat(500)}`] } },
      'no slash at the end, and at most 500 characters.',
    ],
    [
      'has more routes than anybody writes',
      { ...next, routes: Array.from({ length: 2001 }, (_, index) => ({ pattern: `/r${index}`, pages: [] })) },
      'it has 2001 routes, and a remote may have at most 2000. Combine them with variable segments.',
    ],
    [
      'offers a fragment whose schema refuses what it is prerendered for',
      { ...next, offers: { campaigns: [{ count: 12, html: '<p>12</p>' }] } },
      'of its fragment campaigns, it does not accept the props {"count":12} (count: Too big: expected number to be <=9).',
    ],
    [
      'has a page that a server shows in the place of another',
      { ...next, pages: { ...shopPages, '/seeds/:name': ['/seeds/index'] } },
      'the page "/seeds/index" cannot be a document of the site.',
    ],
    [
      'has a page in another case',
      { ...next, pages: { ...shopPages, '/seeds/:name': ['/seeds/%49ndex'] } },
      'the page "/seeds/%49ndex" cannot be a document of the site.',
    ],
    [
      'claims the place where the files of another app lie',
      { ...next, pages: { ...shopPages, '/dao/:name': ['/dao/files'] } },
      'it claims /dao/:name, but /dao/ is where the files of the app dao lie.',
    ],
    [
      'has a file where the storage keeps a compressed copy',
      { ...next, pages: shopPages, offers: {}, siteFiles: { '../page.js.gz': 'x' } },
      'its file page.js.gz has the name of a compressed copy, which no visitor can ask for. Leave it out of the build: copies are made when a release is stored.',
    ],
    [
      'has a file with a backslash in its name, which is a folder elsewhere',
      { ...next, pages: shopPages, siteFiles: { '../back\\slash.js': 'x' } },
      'its file back\\slash.js has a backslash or a control character in its name, which not every disk and store can keep. Give it another name.',
    ],
    [
      'has a file where the release file is stored',
      { ...next, pages: shopPages, siteFiles: { '../release.json': '{}' } },
      'its file release.json has the name of a file that is made when a release is stored. Give it another name.',
    ],
    [
      'takes a name of the host in page transitions',
      {
        ...next,
        pages: shopPages,
        siteFiles: { '../late.css': '.a{view-transition-name:none}.b{view-transition-name:header}' },
      },
      'its file late.css names a part of a page transition "header". Two parts of one name cancel the transition for everybody: begin the name with "shop-".',
    ],
    [
      'exposes no lifecycles',
      { ...next, exposes: [] },
      'it does not expose ./lifecycles, so the host has nothing to mount.',
    ],
    [
      'exposes lifecycles without all their functions',
      { ...next, lifecycles: false },
      './lifecycles is missing mount or unmount.',
    ],
    [
      'needs another React',
      { ...next, shared: { ...siteShared, react: { version: '20.0.0', requiredVersion: '^20.0.0', singleton: true } } },
      'it needs react ^20.0.0 as the only copy on the page, but the live host@1.0.0 provides 19.3.1. Build against the React of the site, or bring your own with defineRemote({ ownReact: true }).',
    ],
    [
      'shares a package in a version which another remote cannot take',
      { ...next, shared: { ...siteShared, charts: { version: '2.0.0', requiredVersion: '^2.0.0', singleton: true } } },
      'it needs charts ^2.0.0 as the only copy on the page, but the live content@1.0.0 provides 1.0.0.',
    ],
    [
      'speaks a newer contract',
      { ...next, contract: 2 },
      'it speaks contract 2, but the live host@1.0.0 speaks 1. Release a host that speaks 2 first.',
    ],
    [
      'requires what the host cannot do',
      { ...next, requires: ['drawers', 'toasts'] },
      'it requires drawers and toasts of the host, which the live host@1.0.0 does not offer. Release such a host first, or remove it from "requires" in routes.ts.',
    ],
    [
      'has a route without a page',
      { ...next, pages: { ...shopPages, '/a': [] } },
      'the route /a has no prerendered page.',
    ],
    [
      'has a page its route does not match',
      { ...next, pages: { ...shopPages, '/a/:id': ['/b/one'] } },
      'the page /b/one does not match its route /a/:id.',
    ],
    [
      'has a page that cannot be a file',
      { ...next, pages: { ...shopPages, '/Sale%20': ['/Sale%20'] } },
      'the page "/Sale%20" cannot be a document of the site.',
    ],
  ])('%s', async (_what, fixture, message) => {
    const storage = overlayStorage(site);
    await release(storage, 'content', {
      pages: { '/': ['/'] },
      shared: { ...siteShared, charts: { version: '1.0.0', requiredVersion: '^1.0.0', singleton: true } },
    });
    const before = await storage.list('');
    await expect(release(storage, 'shop', fixture)).rejects.toThrow(message);
    expect(await storage.list('')).toEqual(before);
  });

  it('is a host which a live remote cannot run in', async () => {
    const react = { version: '20.0.0', requiredVersion: '^20.0.0', singleton: true };
    await expect(
      release(overlayStorage(site), 'host', { version: '2.0.0', shared: { ...siteShared, react } }),
    ).rejects.toThrow('the live dao@1.0.0 needs react ^19.3.0 as the only copy on the page, but it provides 20.0.0.');
    await expect(
      release(overlayStorage(site), 'host', { version: '2.0.0', routes: [{ pattern: '/x', pages: ['/x'] }] }),
    ).rejects.toThrow('the host claims routes');
  });

  it('takes a custom property away that live releases use, or uses one that the host does not set', async () => {
    const storage = overlayStorage(site);
    // The live host says nothing about what it sets, so that nobody is refused for it.
    await release(storage, 'shop', { ...next, usesTokens: ['--fw-ink', '--fw-old'] });
    await release(storage, 'host', { version: '1.1.0', givesTokens: ['--fw-ink', '--fw-gap'] });
    await release(storage, 'dao', {
      version: '1.1.0',
      pages: { '/governance/:body': ['/governance/voting'] },
      usesTokens: ['--fw-gap'],
    });
    const pages = { '/governance/:body': ['/governance/voting'] };
    await release(storage, 'dao', { version: '1.2.0', content: 'canary', pages, usesTokens: ['--fw-ink'] }, {});
    await promote({ storage, app: 'dao', version: '1.2.0', traffic: 10 });
    const reduced = { version: '1.2.0', content: 'less', givesTokens: ['--fw-paper'] };
    await expect(release(storage, 'host', reduced)).rejects.toThrow(
      'host@1.2.0 was refused:\n' +
        '  - its style sheets no longer set --fw-gap, which the live dao@1.1.0 uses. Keep it until dao no longer needs it, or use --allow-drop.\n' +
        '  - its style sheets no longer set --fw-ink, which the live shop@1.1.0 uses. Keep it until shop no longer needs it, or use --allow-drop.\n' +
        '  - its style sheets no longer set --fw-ink, which the canary dao@1.2.0 uses.',
    );
    await expect(
      release(storage, 'shop', { ...next, version: '1.2.0', usesTokens: ['--fw-paper', '--fw-ink'] }),
    ).rejects.toThrow(
      'it uses --fw-paper, which the live host@1.1.0 does not set. Release the host first, or add a fallback value: var(--fw-paper, …).',
    );
    expect(await release(storage, 'host', reduced, { promote: true, allowDrop: true })).toMatchObject({ live: true });
  });

  it('fails a further check, and lists all its problems at once', async () => {
    const storage = overlayStorage(site);
    const failing: Check = () =>
      Promise.resolve([
        reason('FUR-GATE-WEIGHT', 'one problem.'),
        reason('FUR-GATE-HYDRATION-LATE', 'another problem.'),
      ]);
    await expect(release(storage, 'shop', next, { checks: [failing] })).rejects.toThrow(
      'shop@1.1.0 was refused:\n  - one problem.\n  - another problem.',
    );
  });

  it('fits no more when it is promoted, because another remote took its route meanwhile', async () => {
    const storage = overlayStorage(site);
    await release(storage, 'shop', { ...next, pages: { ...shopPages, '/market': ['/market'] } }, {});
    await release(storage, 'content', { pages: { '/market': ['/market'] } });
    await expect(promote({ storage, app: 'shop', version: '1.1.0' })).rejects.toThrow(
      'it claims /market, which content owns',
    );
  });
});

describe('the gate lets through', () => {
  it('a dropped route with --allow-drop', async () => {
    const result = await release(
      overlayStorage(site),
      'shop',
      { ...next, pages: { '/buy-food': ['/buy-food'] } },
      { promote: true, allowDrop: true },
    );
    expect(result.live).toBe(true);
  });

  it('a remote that brings its own React', async () => {
    const { effector } = siteShared;
    const result = await release(overlayStorage(site), 'shop', {
      ...next,
      react: '18.3',
      shared: { effector: effector! },
    });
    expect(result.live).toBe(true);
  });

  it('a remote whose pages another minor of React rendered, and says that they render again', async () => {
    const storage = overlayStorage(site);
    const older = { version: '19.2.4', requiredVersion: '^19.2.4', singleton: true };
    const newer = { version: '19.4.0', requiredVersion: '^19.4.0', singleton: true };
    const again = (name: string, minor: string, host = '1.0.0 19.3') => {
      const [version, react] = host.split(' ');
      return (
        `The pages of ${name} were rendered by React ${minor} and run on the ${react} of host@${version}: ` +
        `they re-render instead of hydrating. Build ${name.split('@')[0]} with React ${react}, when its team is ready.`
      );
    };
    const behind = await release(storage, 'shop', {
      ...next,
      react: '19.2',
      shared: { ...siteShared, react: older },
    });
    expect(behind).toMatchObject({ live: true, warnings: [again('shop@1.1.0', '19.2')] });
    const ahead = await release(storage, 'dao', {
      version: '1.1.0',
      pages: { '/governance/:body': ['/governance/voting'] },
      react: '19.4',
      shared: { ...siteShared, react: newer },
    });
    expect(ahead.warnings).toEqual([again('dao@1.1.0', '19.4')]);
    const host = await release(storage, 'host', {
      version: '1.1.0',
      react: '19.4',
      shared: { ...siteShared, react: newer },
    });
    expect(host.warnings).toEqual([again('shop@1.1.0', '19.2', '1.1.0 19.4')]);
    const told = (await status(storage)).map(({ app, version, rendersAnew }) => [app, version, rendersAnew]);
    expect(told.filter(([, , sentence]) => sentence !== undefined)).toEqual([
      ['dao', '1.0.0', again('dao@1.0.0', '19.3', '1.1.0 19.4')],
      ['shop', '1.1.0', again('shop@1.1.0', '19.2', '1.1.0 19.4')],
      ['shop', '1.0.0', again('shop@1.0.0', '19.3', '1.1.0 19.4')],
    ]);
  });

  it('a remote with a patch of React that the host does not have, without a word', async () => {
    const react = { version: '19.3.9', requiredVersion: '^19.3.9', singleton: true };
    const result = await release(overlayStorage(site), 'shop', { ...next, shared: { ...siteShared, react } });
    expect(result).toMatchObject({ live: true, warnings: [] });
  });

  it('a host that still offers an earlier major of a package, and says when nobody asks for it anymore', async () => {
    const storage = overlayStorage(site);
    const forms = (...majors: number[]) =>
      majors.map((major) => {
        const version = `${major}.0.0`;
        return [`@furrow/forms~${major}`, { version, requiredVersion: `^${version}`, singleton: false }] as const;
      });
    const shared = (...majors: number[]) => ({ ...siteShared, ...Object.fromEntries(forms(...majors)) });
    await release(storage, 'shop', { ...next, shared: shared(1) });
    const ofTwo = { content: 'two majors', shared: shared(1, 2) };
    expect((await release(storage, 'host', { ...ofTwo, version: '2.0.0' })).warnings).toEqual([]);
    await release(storage, 'shop', { ...next, version: '1.2.0', content: 'three', shared: shared(2) });
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 10 });
    expect((await release(storage, 'host', { ...ofTwo, version: '2.0.1' })).warnings).toEqual([]);
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 0 });
    expect((await release(storage, 'host', { ...ofTwo, version: '2.0.2' })).warnings).toEqual([
      expect.stringContaining('uses @furrow/forms 1 anymore, but host@2.0.2 still offers it'),
    ]);
  });

  it('a remote before there is a host, which then has to fit it', async () => {
    const storage = memoryStorage();
    expect(await release(storage, 'shop', { pages: shopPages })).toMatchObject({ live: true, written: [] });
    expect((await release(storage, 'host')).written).toContain('buy-food.html');
  });

  it('two remotes that give each other a route, one after the other', async () => {
    const storage = overlayStorage(site);
    await release(
      storage,
      'dao',
      { version: '2.0.0', pages: { '/treasury': ['/treasury'] } },
      { promote: true, allowDrop: true },
    );
    await release(storage, 'shop', { ...next, pages: { ...shopPages, '/governance/:body': ['/governance/voting'] } });
    const { microFrontends } = await readView(storage);
    expect(microFrontends['shop']?.at(-1)?.extras.routes).toContain('/governance/:body');
  });

  it('nothing else: the checks see the site with the release live', async () => {
    const seen: (string | undefined)[] = [];
    const look: Check = async (preview) => {
      seen.push(Buffer.from((await preview.read('buy-food.html'))?.bytes ?? []).toString());
      return [];
    };
    const storage = overlayStorage(site);
    await release(storage, 'shop', next, { checks: [look] });
    expect(seen[0]).toContain('data-version="1.1.0"');
    expect(Buffer.from((await storage.read('buy-food.html'))!.bytes).toString()).toContain('data-version="1.0.0"');
  });
});
