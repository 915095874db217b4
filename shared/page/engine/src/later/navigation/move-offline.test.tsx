import type { PageLocation, SiteNavigation } from '@furrow/contract';
import type { Documents } from './documents';
import { movesOf } from '../../first/first-moves';
import { offlineMover } from './move-offline';

const place = (pathname: string): PageLocation => ({ pathname, search: '', hash: '' });
let isThere: (path: string) => Promise<boolean>;
let at: PageLocation;
const address = {
  current: () => at,
  push: jest.fn(),
  replace: jest.fn(),
  go: jest.fn(),
} as unknown as SiteNavigation;
const documents = { has: (path: string) => isThere(path) } as Documents;
const moving = ({ developed = false } = {}) => {
  const move = offlineMover(address, developed ? undefined : documents, notify);
  let last = Promise.resolve();
  const moves = movesOf(address, (path, go) => void (last = move(path, go)));
  return { ...moves, done: () => last };
};
const notify = jest.fn();
const notice = () => document.querySelector<HTMLElement>('#notice > div');

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML =
    '<div id="notice"><div hidden><p>Some</p><button></button></div></div><div id="slot"></div>';
  at = place('/here');
  isThere = () => Promise.resolve(false);
});

it('keeps the address without a network, and says so', async () => {
  const { push, done } = moving();
  push('/there');
  await done();
  expect(address.push).not.toHaveBeenCalled();
  expect(notice()).toBeVisible();
  expect(notice()).toHaveTextContent('You are offline, so the next page could not be loaded.');
});

it('says so beside an open dialog, which covers the notice', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
  const { push, done } = moving();
  push('/there');
  await done();
  expect(address.push).not.toHaveBeenCalled();
  expect(notice()).not.toBeVisible();
  expect(notify.mock.calls).toEqual([
    [{ title: 'You are offline, so the next page could not be loaded.', tone: 'destructive' }],
  ]);
});

it('goes on by the button of the notice once the document comes', async () => {
  const { push, done } = moving();
  push('/there?of=them');
  await done();
  isThere = () => Promise.resolve(true);
  notice()?.querySelector('button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(address.push).toHaveBeenCalledWith('/there?of=them');
});

it.each([
  ['with a network', true, '/there', undefined],
  ['within the page', false, '/here?of=them', undefined],
  ['to a drawer over the page', false, '/there', { over: true }],
])('moves at once %s', (_when, onLine, to, how) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  moving().push(to, how);
  expect(address.push).toHaveBeenCalledTimes(1);
});

it('closes a drawer that has not come, so that the next press opens it', async () => {
  const { replace, done } = moving();
  at = { ...place('/lot'), over: place('/here') };
  replace('/lot');
  await done();
  expect(address.replace).not.toHaveBeenCalled();
  expect(address.go).toHaveBeenCalledWith(-1);
  expect(notice()).toBeVisible();
});

it('does not follow a visitor who has gone on', async () => {
  const { push, done } = moving();
  isThere = () => Promise.resolve(true);
  push('/there');
  at = place('/elsewhere');
  await done();
  expect(address.push).not.toHaveBeenCalled();
  expect(notice()).not.toBeVisible();
});

it('asks no document while the site is being developed', async () => {
  const { push, done } = moving({ developed: true });
  push('/there');
  await done();
  expect(address.push).toHaveBeenCalledTimes(1);
});
