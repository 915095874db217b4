import { allDone, atOnce, renderAsInBrowser, siteAt } from '../../testing/site-at';

jest.mock('../../first/painted');
jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

renderAsInBrowser();

it.each([
  ['without a network it is tried in the page, since a full load would lose the site', false, 0],
  ['with a network it gets a full load, which may find another version', true, 1],
])('a part that failed is asked for again: %s', async (_what, onLine, fullLoads) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const site = siteAt('/forum', atOnce);
  const notice = () => document.querySelector<HTMLElement>('#notice > div');
  await allDone();
  site.navigation.push('/broken');
  await allDone();
  expect(notice()?.hidden).toBe(false);
  site.navigation.go(-1);
  await allDone();
  expect(notice()?.hidden).toBe(true);
  site.navigation.push('/broken');
  await allDone();
  expect(site.fullLoads()).toBe(fullLoads);
  if (!onLine) expect(notice()?.hidden).toBe(false);
});
