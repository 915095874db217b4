import { allDone, atOnce, renderAsInBrowser, siteAt } from '../../testing/site-at';

jest.mock('../../first/painted');
jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

const heading = () => document.querySelector('#slot h1')?.textContent;
const retry = () => document.querySelector<HTMLElement>('[role="alert"] button')?.click();

renderAsInBrowser();

/** A visitor who has pressed a link while no document comes. */
async function cutOff() {
  const site = siteAt('/forum', atOnce);
  await allDone();
  site.cut(true);
  site.navigation.push('/voting');
  await allDone();
  expect(heading()).toBe('Not loaded');
  return site;
}

it('shows the page once its document comes', async () => {
  const site = await cutOff();
  retry();
  await allDone();
  expect(heading()).toBe('Not loaded');
  site.cut(false);
  retry();
  await allDone();
  expect(heading()).toBe('/voting');
  expect(site.fullLoads()).toBe(0);
});

it('is forgotten when the visitor goes on while the document is asked for', async () => {
  const site = await cutOff();
  site.cut(false);
  retry();
  site.navigation.push('/marketplace');
  await allDone();
  expect(heading()).toBe('/marketplace');
});
