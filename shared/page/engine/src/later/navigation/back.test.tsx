import { painted } from '../../first/painted';
import { allDone, atOnce, expectSettled, renderAsInBrowser, siteAt } from '../../testing/site-at';

jest.mock('../../first/painted');
jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

renderAsInBrowser();

it('Back draws the page from memory before anything is asked for, and before the code of the page that was left ends', async () => {
  const asked: string[] = [];
  const site = siteAt('/forum', (what, value) => {
    asked.push(what);
    return atOnce(what, value);
  });
  await allDone();
  site.navigation.push('/buy-food');
  await allDone();
  site.navigation.push('/voting');
  await allDone();
  let draw = () => {};
  const frame = new Promise<void>((resolve) => (draw = resolve));
  jest.mocked(painted).mockReturnValue(frame);
  asked.length = 0;

  site.navigation.go(-1);
  await allDone();
  expect(site.element.querySelector('h1')).toHaveTextContent('/buy-food');
  expect(document.title).toBe('/buy-food');
  expect(site.state.current()).toMatchObject({ loading: false, announcement: '/buy-food' });
  expect(asked).toEqual([]);

  draw();
  await allDone();
  expect(asked).toEqual(expect.arrayContaining(['unmount dao', 'page /buy-food', 'render shop']));
  expectSettled(site);
});

it('Back after a reload scrolls to where the page was when a link led away from it', async () => {
  const site = siteAt('/forum', atOnce);
  await allDone();
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  site.navigation.push('/buy-food');
  await allDone();
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);

  // The document that is loaded again knows the page before by its entry in the history alone.
  history.replaceState({ top: 420 }, '');
  site.navigation.push('/voting');
  await allDone();
  expect(scrolled).toHaveBeenLastCalledWith(0, 420);
  history.replaceState(null, '');
});
