import { allDone, expectSettled, renderAsInBrowser, siteAt, type Later } from '../../testing/site-at';

jest.mock('../../first/painted');
jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));
renderAsInBrowser();

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

/** The fades of a visit, in which each document takes so many milliseconds. */
function visit(wait: number) {
  const fades: string[] = [];
  const later: Later = (what, value) => {
    if (what.startsWith('document')) now += wait;
    if (what === 'fade') fades.push(site.current());
    return Promise.resolve(value);
  };
  const site = siteAt('/forum', later);
  return { site, fades };
}

it.each([
  ['fades to a page that was there in 0.2 s', 200, ['/dashboard']],
  ['does not fade to a page that the visitor has waited for', 201, []],
])('%s', async (_what, wait, expected) => {
  const { site, fades } = visit(wait);
  await allDone();
  site.navigation.push('/dashboard');
  await allDone();
  expectSettled(site);
  expect(fades).toEqual(expected);
});

it('does not fade to a page from memory', async () => {
  const { site, fades } = visit(10);
  await allDone();
  for (const path of ['/dashboard', '/marketplace']) {
    site.navigation.push(path);
    await allDone();
  }
  expect(fades).toEqual(['/dashboard', '/marketplace']);
  site.navigation.go(-1);
  await allDone();
  expectSettled(site);
  expect(fades).toHaveLength(2);
});
