import { allDone, atOnce, broken, renderAsInBrowser, siteAt } from '../../testing/site-at';

jest.mock('../../first/painted');
jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

/** A tab that stays open while versions come and go. */

renderAsInBrowser();

const heading = () => document.querySelector('#slot h1')?.textContent;

it('shows the version that is live by now when the files of the one that it knows are gone', async () => {
  const site = siteAt('/forum', atOnce);
  await allDone();
  site.mend();
  site.navigation.push('/broken');
  await allDone();
  expect(heading()).toBe('/broken');
  expect([...site.mounted.values()]).toEqual(['broken']);
});

it('loads a document again as often as it is let, and then shows its page and says that its code does not run', async () => {
  const site = siteAt('/forum', atOnce, { mostFullLoads: 0 });
  for (const path of [...broken, ...broken]) {
    site.navigation.push(path);
    await allDone();
    expect(heading()).toBe(path);
    expect(document.querySelector<HTMLElement>('#notice > div')?.hidden).toBe(false);
  }
});
