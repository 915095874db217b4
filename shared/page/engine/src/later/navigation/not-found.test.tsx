import { allDone, atOnce, renderAsInBrowser, siteAt } from '../../testing/site-at';

jest.mock('../../first/painted');
jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

renderAsInBrowser();

it.each([
  ['that nobody owns', '/nobody'],
  ['whose owner finds nothing there', '/grower/nope'],
])('the first page at a path %s is logged once', async (_what, path) => {
  siteAt(path, atOnce, { exists: false });
  await allDone();
  expect(jest.mocked(console.error).mock.calls).toEqual([[`404 Error: no page at ${path}`]]);
});

it('a path that nobody owns is logged each time somebody comes there', async () => {
  const { navigation } = siteAt('/forum', atOnce);
  await allDone();
  navigation.push('/nobody');
  await allDone();
  navigation.push('/voting');
  await allDone();
  navigation.go(-1);
  await allDone();
  expect(console.error).toHaveBeenCalledTimes(2);
});
