import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from './test';

/**
 * What a field tells the browser: what may fill it in, which keyboard a phone shows, and what its Enter says; `-` where
 * the browser decides.
 */
const hints = /^(?:-|[a-z-]+\d?) (?:-|text|email|tel|url|numeric|decimal) (?:-|next|done|go|send|enter|search)$/;

/**
 * The fields of all pages that have some, by the address of a page and of what opens on it, and then by the label of
 * the field. They stand beside each page, such as `pages/contact/contact.fields.json`.
 *
 * @throws Error that names the file, the page and the field whose hints are no hints
 */
function fieldsOf(folders: readonly string[]): Record<string, Record<string, string>> {
  const fields = folders.flatMap(filesOfFields).map((file) => [file, readHints(file)] as const);
  for (const [file, pages] of fields)
    for (const [where, labels] of Object.entries(pages))
      for (const [label, text] of Object.entries(labels))
        if (!hints.test(text)) throw new Error(`${file}: "${text}" is no hint for ${label} of ${where}.`);
  return Object.assign({}, ...fields.map(([, pages]) => pages)) as Record<string, Record<string, string>>;
}

function filesOfFields(folder: string): string[] {
  const pages = join(folder, 'src/pages');
  return readdirSync(pages)
    .map((page) => join(pages, page, `${page}.fields.json`))
    .filter((file) => existsSync(file));
}

const readHints = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;

/**
 * Expects that each field of the page tells browsers and phones what it is for, and that every field is listed beside the page.
 *
 * @param where the address of the page, and after a space what is open on it
 * @param folders absolute paths of the remotes
 */
export async function expectFieldHints(page: Page, where: string, folders: readonly string[]): Promise<void> {
  const listed = fieldsOf(folders)[where] ?? {};
  expect.soft(await page.evaluate(hintsOfFields), 'what fields tell browsers and phones').toEqual(listed);
}

/** Runs in the page. */
function hintsOfFields(): Record<string, string> {
  const pressed = ['checkbox', 'radio', 'range', 'file', 'hidden'].map((type) => `[type=${type}]`).join();
  const found = document.querySelectorAll<HTMLInputElement>(`main :is(input:not(${pressed}), select, textarea)`);
  return Object.fromEntries(
    Array.from(found, (field) => {
      const label = field.ariaLabel ?? field.labels?.[0]?.textContent.replace(/ \*$/, '') ?? field.name;
      const hints = ['autocomplete', 'inputmode', 'enterkeyhint'].map((name) => field.getAttribute(name) ?? '-');
      return [label, hints.join(' ')];
    }),
  );
}
