import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wakeEvent } from '@furrow/contract/hydrate-policy';
import { remoteFolders } from '@furrow/bundler/workspace';
import { formatFragmentProps, fragmentFile } from '@furrow/formats/fragment-props';
import type { FragmentDocument } from '@furrow/formats/fragment.schema';
import { expectNamesInContext } from '@furrow/testing/control-names';
import { root } from '../../scripts/workspace/process';
import { plain } from './document-text';
import { liveFolder } from './origin';
import { expect, hydrated, test, type Page } from './test';

/** What is written into an entry of the browser's storage. */
export type Kept = { key: string; storage: 'local' | 'session'; text: string };

/** What a page shows when it calculates with something damaged. */
const nonsense = /\bNaN\b|Invalid Date|\bundefined\b|\[object Object\]|\bInfinity\b|\d(?:,\d{3}){6}/;

/** What is there for browsers without scripts only. */
const withoutScripts = 'Scripts are off';

/**
 * A whole value of each entry that the host and the remotes keep, as it is stored: each `stored.samples.json` beside
 * the list of what the browser keeps.
 */
export const samples: Record<string, string> = Object.assign(
  {},
  ...[join(root, 'host'), ...remoteFolders()].map((folder) => {
    const file = join(folder, 'src/stored.samples.json');
    if (!existsSync(file)) return {};
    const values = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
    return Object.fromEntries(
      values.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
  }),
);

/** The entries that the live releases list. */
export async function listedEntries(baseURL: string | undefined): Promise<Omit<Kept, 'text'>[]> {
  return (await (await fetch(`${baseURL}/kept.json`)).json()) as Omit<Kept, 'text'>[];
}

/** What a visitor with a past has in the browser. */
export async function fullPast(baseURL: string | undefined): Promise<Kept[]> {
  return (await listedEntries(baseURL)).map(({ key, storage }) => ({ key, storage, text: samples[key] ?? '' }));
}

/** Fills the storage of the browser, and removes what else is there. */
export async function remember(page: Page, past: readonly Kept[]): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { key, storage, text } of entries)
      (storage === 'local' ? localStorage : sessionStorage).setItem(key, text);
  }, past);
}

/** Counts on the page which entries its code reads, in `readEntries`. */
export async function watchReads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read: Record<string, number> = {};
    Object.assign(window, { read });
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (name) {
      read[name] = (read[name] ?? 0) + 1;
      return getItem.call(this, name);
    };
  });
}

/** How often the code of the page has read each entry. */
export function readEntries(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => (window as unknown as { read: Record<string, number> }).read);
}

/** Expects that the page takes input, with its fragments, and that it shows nothing that was calculated with nonsense. */
export async function expectLife(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    await page.evaluate((event) => document.dispatchEvent(new Event(event)), wakeEvent);
    await hydrated(page);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('furrow-fragment[data-hydrate=load]')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactContainer$')),
      ),
    );
    const text = await page.locator('main').innerText();
    expect.soft(text, what).not.toMatch(nonsense);
    expect.soft(text, what).not.toContain(withoutScripts);
    await expect.poll(() => fragmentsOfOtherProps(page), `fragments of ${what}`).toEqual([]);
    await expectNamesInContext(page);
  });
}

/**
 * The fragments that show what their release has for props that differ from those of the page. A page may know props that
 * its document was not made for, such as those of a visitor who has been here before.
 */
async function fragmentsOfOtherProps(page: Page): Promise<string[]> {
  const shown = await page.locator('main furrow-fragment[data-version]').evaluateAll((elements) =>
    elements.map((element) => ({
      of: element.getAttribute('data-fragment') ?? '',
      props: element.getAttribute('data-props') ?? '{}',
      html: element.innerHTML,
    })),
  );
  return shown
    .filter(({ of, props, html }) => isOfOthers(of, formatFragmentProps(JSON.parse(props)), html))
    .map(({ of, props }) => `${of} ${props}`);
}

/** Whether the HTML of a fragment is one that its live release has for other props. */
function isOfOthers(of: string, wanted: string, html: string): boolean {
  const [remote = '', name = ''] = of.split('/');
  const file = join(liveFolder(remote), fragmentFile(name));
  const { variants } = JSON.parse(readFileSync(file, 'utf8')) as FragmentDocument;
  const found = variants.find((variant) => plain(variant.html) === plain(html));
  return found !== undefined && formatFragmentProps(found.props) !== wanted;
}
