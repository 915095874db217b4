import { toJson } from '../domain/json';
import { settingsFile } from '../domain/paths';
import { repair } from '../operations/repair';
import { siteChecks } from '../operations/site-checks';
import { readText } from '../store/storage';
import { offeredSlot, type Fixture } from '../testing/fixture';
import { beginWithMemorySite, release as releaseTo, storage } from '../testing/memory-site';

/** What the site's budgets of whole pages say of a release that fills a slot in the pages of another team. */

const room = { html: 20_000, css: 20_000, js: 20_000, fonts: 20_000 };
/** Text that stays large when it is packed, because no word comes twice. */
const much = Array.from({ length: 900 }, (_, n) => n * 7919).join(' ');

const release = async (app: string, fixture: Fixture) =>
  releaseTo(app, fixture, { checks: await siteChecks(storage, () => {}) });
/** Changes the site's budget of the pages that offer the slot. */
const setBudget = async (js: number) => {
  await storage.write(settingsFile, toJson({ budgets: { content: room, season: { ...room, js } } }));
  await repair(storage);
};
const offering = (version: string, content = 'one'): Fixture => ({
  version,
  content,
  pages: { '/farm': ['/farm'] },
  routes: [{ pattern: '/farm', pages: ['/farm'], kind: 'season' }],
  places: [{ name: 'farm', props: { count: 3 } }],
  slots: [offeredSlot('farm', { bytes: { html: 20_000, css: 20_000, js: 20_000 } })],
});
/** A part with a boot script, of a team without pages. */
const filling = (version: string, boot: string): Fixture => ({
  version,
  offers: { part: [{ count: 3, html: '<h2>Part</h2>' }] },
  boot: { part: boot },
  fills: { part: [{ slot: 'content/farm', order: 10 }] },
});
const page = async () => (await readText(storage, 'farm.html')) ?? '';

beginWithMemorySite();
beforeEach(async () => {
  await release('host', {});
  await setBudget(1000);
  await release('content', offering('1.0.0'));
});

it('refuses a release whose part makes a page of another team too heavy', async () => {
  await expect(release('giving', filling('1.0.0', `boot("${much}")`))).rejects.toThrow(
    /the page \/farm weighs .* kB of js, over the season budget of 1\.0 kB\. Its largest files: giving\/1\.0\.0-.*\/part\.boot\.js/,
  );
  expect(await page()).not.toContain('<h2>Part</h2>');
  await release('giving', filling('1.0.0', 'boot()'));
  expect(await page()).toContain('<h2>Part</h2>');
});

it('does not charge a release for a page that was too heavy before, until its part makes the page heavier', async () => {
  await setBudget(20_000);
  await release('content', offering('1.1.0', much));
  await setBudget(1000);
  await release('giving', filling('1.0.0', 'boot()'));
  expect(await page()).toContain('<h2>Part</h2>');
  await expect(release('giving', filling('1.1.0', `boot("${much}")`))).rejects.toThrow(
    /the page \/farm weighs .* kB of js, over the season budget/,
  );
});

describe('a page that sleeps', () => {
  const part = (version: string, more: Fixture): Fixture => ({ ...filling(version, 'boot()'), ...more });
  beforeEach(async () => {
    const season = { ...room, js: 1000, wake: 20_000 };
    await storage.write(settingsFile, toJson({ budgets: { content: room, season } }));
    await repair(storage);
    await release('host', { version: '1.1.0', shell: { sleeping: { head: '' } } });
    await release('content', { ...offering('1.1.0', much), pagesHydrate: 'visible' });
    expect(await page()).toContain('furrow-wake');
  });

  it('refuses a part that wakes it by its name, and says first how it leaves the page asleep', async () => {
    await expect(release('giving', part('1.0.0', { hydrate: 'load' }))).rejects.toThrow(
      "its fragment part hydrates at once and wakes the page /farm, which loads its code only when it is used: give the fragment hydrate: 'interaction' in src/fragments.ts. As it is, the page /farm weighs ",
    );
    await release('giving', part('1.0.0', { hydrate: 'interaction' }));
    expect(await page()).toContain('<h2>Part</h2>');
  });

  it('does not say so of a part that leaves the page asleep', async () => {
    const heavy = release('giving', { ...filling('1.0.0', `boot("${much}")`), hydrate: 'interaction' });
    await expect(heavy).rejects.toThrow(/^(?!.*hydrates at once).*the page \/farm weighs/s);
  });
});
