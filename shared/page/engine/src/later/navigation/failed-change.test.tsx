import { allDone, expectSettled, renderAsInBrowser, siteAt, atOnce } from '../../testing/site-at';

jest.mock('../../first/painted');
jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

renderAsInBrowser();

it('follows the address bar although an earlier change of the page threw', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const site = siteAt('/forum', atOnce);
  await allDone();
  const { scrollTo } = window;
  const broken = new Error('the browser refuses to scroll');
  window.scrollTo = () => {
    throw broken;
  };
  site.navigation.push('/voting');
  await allDone();
  window.scrollTo = scrollTo;
  site.navigation.push('/marketplace');
  await allDone();
  expectSettled(site);
  expect(reported.mock.calls).toEqual([[broken]]);
});
