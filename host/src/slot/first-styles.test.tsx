import type { Entry } from '@furrow/discovery/discovery';
import { expectFirstStyles } from './first-styles';

const { signal } = new AbortController();
const entry = { extras: { release: '/shop/1.0.0/release.json' } } as Entry;

function linkTo(href: string, sheet: object | null) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', href);
  Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });
  document.head.append(link);
  return link;
}

beforeEach(() => document.head.replaceChildren());

it('lets a page live whose stylesheets have loaded, whatever became of those of others', async () => {
  const own = linkTo('/shop/1.0.0/page.css', {});
  linkTo('/host/1.0.0/main.css', null);
  await expectFirstStyles(entry, signal);
  expect(own.isConnected).toBe(true);
});

it('waits for a stylesheet that is on its way, as it is where scripts do not wait for it', async () => {
  const late = linkTo('/shop/1.0.0/page.css', null);
  const checked = expectFirstStyles(entry, signal);
  Object.defineProperty(late, 'sheet', { value: {} });
  late.dispatchEvent(new Event('load'));
  await checked;
  expect(late.isConnected).toBe(true);
});

it('refuses a page whose stylesheet does not load, or was given up before', async () => {
  for (const disabled of [false, true]) {
    const failed = linkTo('/shop/1.0.0/page.css', null);
    Object.assign(failed, { disabled });
    const checked = expectFirstStyles(entry, signal);
    if (!disabled) failed.dispatchEvent(new Event('error'));
    await expect(checked).rejects.toThrow('unreachable or not as released');
    expect(failed.isConnected).toBe(false);
  }
});

it('leaves the links alone when the visitor goes on meanwhile', async () => {
  const late = linkTo('/shop/1.0.0/page.css', null);
  const left = new AbortController();
  const checked = expectFirstStyles(entry, left.signal);
  left.abort(new Error('overtaken'));
  await expect(checked).rejects.toThrow('overtaken');
  expect(late.isConnected).toBe(true);
});
