import { painted } from '../../first/painted';
import { allDone, atOnce, renderAsInBrowser, siteAt } from '../../testing/site-at';

jest.mock('../../first/painted');
jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

/** What a visitor has typed outlasts the element it was typed into. */

renderAsInBrowser();

const field = () => document.querySelector<HTMLInputElement>('#slot input');

/** Types like a visitor into a page whose code does not run yet, of which the inline script of a document takes a note. */
function type(value: string) {
  const typedInto = field()!;
  typedInto.focus();
  Object.assign(window.furrowRecorded ?? {}, { focused: typedInto });
  typedInto.value = value;
  window.furrowRecorded?.typed.set(typedInto, { value, checked: false });
}

beforeEach(() => {
  window.furrowRecorded = { clicked: [], typed: new Map(), hydrated: new WeakSet() };
});

it('Back shows what was typed also where the site has another document by then', async () => {
  let draw = () => {};
  const frame = new Promise<void>((resolve) => (draw = resolve));
  const site = siteAt('/buy-food', atOnce);
  await allDone();
  type('Quinces');
  site.navigation.push('/voting');
  await allDone();
  await site.documents.expectBack('/buy-food');
  site.composeAgain();
  jest.mocked(painted).mockReturnValue(frame);
  site.navigation.go(-1);
  await allDone();
  const kept = field();
  expect(kept).toHaveValue('Quinces');
  type('Quinces and figs');
  draw();
  await allDone();
  expect(field()).not.toBe(kept);
  expect(field()).toHaveValue('Quinces and figs');
  expect(field()).toHaveFocus();
});

it('what is typed while the code of a page fails is in the version that takes its place', async () => {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  const site = siteAt('/forum', async (what, value) => {
    if (what === 'page /loan') await failing;
    return value;
  });
  await allDone();
  site.navigation.push('/loan');
  await allDone();
  const before = field();
  type('Quinces');
  const heard = jest.fn();
  document.addEventListener('input', ({ target }) => heard((target as HTMLInputElement).value));
  fail();
  await allDone();
  expect(field()).not.toBe(before);
  expect(field()).toHaveValue('Quinces');
  expect(field()).toHaveFocus();
  expect(heard.mock.calls).toEqual([['Quinces']]);
});
