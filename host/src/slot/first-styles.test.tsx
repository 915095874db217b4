import type { Entry } from '@furrow/discovery/discovery';
import { expectFirstStyles } from './first-styles';

const entry = { extras: { release: '/shop/1.0.0/release.json' } } as Entry;

function linkTo(href: string, sheet: object | null) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', href);
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return link;
}

beforeEach(() => document.head.replaceChildren());

it('lets a page live whose stylesheets have loaded, whatever became of those of others', () => {
  const own = linkTo('/shop/1.0.0/page.css', {});
  linkTo('/host/1.0.0/main.css', null);
  expectFirstStyles(entry);
  expect(own.isConnected).toBe(true);
});

it('refuses a page whose stylesheet did not load, also before its error event has come', () => {
  const failed = linkTo('/shop/1.0.0/page.css', null);
  expect(() => expectFirstStyles(entry)).toThrow('unreachable or not as released');
  expect(failed.isConnected).toBe(false);
});
