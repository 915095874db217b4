import { allDone, atOnce, renderAsInBrowser, siteAt } from '../testing/site-at';

jest.mock('../federation/remotes', () => ({ loadLifecycles: jest.fn() }));

const heading = () => document.querySelector('#slot h1')?.textContent;
const retry = () => document.querySelector<HTMLElement>('[role="alert"] button')?.click();

renderAsInBrowser();

it('shows the version that went live since the document was loaded', async () => {
  const site = siteAt('/forum', atOnce);
  await allDone();
  site.navigation.push('/broken');
  await allDone();
  retry();
  await allDone();
  expect(heading()).toBe('This part could not be loaded');
  site.mend();
  retry();
  await allDone();
  expect(heading()).toBe('/broken');
  expect(site.fullLoads()).toBe(0);
});

it('is forgotten when the visitor goes on while the live version is asked for', async () => {
  const site = siteAt('/forum', atOnce);
  await allDone();
  site.navigation.push('/broken');
  await allDone();
  site.mend();
  retry();
  site.navigation.push('/voting');
  await allDone();
  expect(heading()).toBe('/voting');
});
