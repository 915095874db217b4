import type { Entry } from '@furrow/discovery/discovery';
import { giveUpLateStyles } from '../boot/late-styles.inline';
import { expectFirstStyles } from './first-styles';

const { signal } = new AbortController();
const entry = { extras: { release: '/shop/1.0.0/release.json' } } as Entry;

/** A stylesheet that the document links. Without an answer it is on its way. */
function linkTo(href: string, answer?: 'load' | 'error') {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', href);
  document.head.append(link);
  if (answer) link.dispatchEvent(new Event(answer));
  return link;
}

beforeAll(() => giveUpLateStyles(8000));
beforeEach(() => document.head.replaceChildren());

it('lets a page live whose stylesheets have loaded, whatever became of those of others', async () => {
  const own = linkTo('/shop/1.0.0/page.css', 'load');
  linkTo('/host/1.0.0/main.css');
  await expectFirstStyles(entry, signal);
  expect(own.isConnected).toBe(true);
});

it('waits for a stylesheet that is on its way, as it is where scripts do not wait for it', async () => {
  const late = linkTo('/shop/1.0.0/page.css');
  const checked = expectFirstStyles(entry, signal);
  late.dispatchEvent(new Event('load'));
  await checked;
  expect(late.isConnected).toBe(true);
});

it('refuses a page whose stylesheet does not load, or was given up before', async () => {
  const givenUp = linkTo('/shop/1.0.0/page.css', 'error');
  await expect(expectFirstStyles(entry, signal)).rejects.toThrow('unreachable or not as released');
  expect(givenUp.isConnected).toBe(false);
});

it('refuses a page whose stylesheet failed a moment ago, when it has a sheet already and its event is still to come', async () => {
  const failed = linkTo('/shop/1.0.0/page.css');
  Object.defineProperty(failed, 'sheet', { value: {} });
  const checked = expectFirstStyles(entry, signal);
  failed.dispatchEvent(new Event('error'));
  await expect(checked).rejects.toThrow('unreachable or not as released');
  expect(failed.isConnected).toBe(false);
});

it('leaves the links alone when the visitor goes on meanwhile', async () => {
  const late = linkTo('/shop/1.0.0/page.css');
  const left = new AbortController();
  const checked = expectFirstStyles(entry, left.signal);
  left.abort(new Error('overtaken'));
  await expect(checked).rejects.toThrow('overtaken');
  expect(late.isConnected).toBe(true);
});
