import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { addressIn } from '@furrow/formats/language-address';
import { parseRelease } from '@furrow/formats/release.schema';
import { measureLoad, medianOf, rowOf, spreadOf, type Load } from './first-load';
import type { Phone } from './phone';

/** The pages that are translated, by path; of pages of one route, which differ in their data only, the first one. */
async function translatedPages(folder: string, language: string): Promise<string[]> {
  const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const { microFrontends } = parseDiscovery(await readJson('discovery.json'));
  const found = await Promise.all(
    Object.entries(microFrontends).map(async ([app, entries]) => {
      const file = liveEntry(entries)?.extras.release;
      if (file === undefined) return [];
      const { routes, translated = [] } = parseRelease(await readJson(file.slice(1)), app);
      const firsts = routes.flatMap(({ pages }) => pages.slice(0, 1));
      return translated.filter((one) => one.language === language && firsts.includes(one.path)).map(({ path }) => path);
    }),
  );
  return found.flat().sort();
}

/**
 * Loads translated pages in a language and in that of the sources in turn. Each round begins with the other language.
 *
 * @param folder the origin of the site
 * @returns what {@link comparedLanguages} does
 */
export async function measureLanguages(phone: Phone, folder: string, language: string, rounds: number) {
  const { url } = await phone.serve(folder);
  const pages: Record<string, InBoth> = {};
  for (const path of await translatedPages(folder, language)) {
    const loads: Record<string, Load[]> = { '': [], [language]: [] };
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? ['', language] : [language, ''];
      for (const each of order)
        loads[each]?.push(await measureLoad(phone.browser, url + addressIn(path, each), undefined));
    }
    pages[path] = { own: loads[language] ?? [], sources: loads[''] ?? [] };
  }
  return comparedLanguages(language, pages);
}

/** Loads of a page in a language, and in that of the sources. */
type InBoth = { own: Load[]; sources: Load[] };

/**
 * Compares loads of translated pages.
 *
 * @returns a row for each page: when it can be read and used, and what it weighs; `measured` has what the page of the
 *   benchmark draws
 */
export function comparedLanguages(language: string, pages: Record<string, InBoth>) {
  const rows: Record<string, object> = {};
  for (const [path, { own, sources }] of Object.entries(pages)) {
    const [median, other] = [medianOf(own), medianOf(sources)];
    rows[path] = {
      'paint, ms': spreadOf(own.map(({ paint }) => paint)).text,
      'in the sources, ms': spreadOf(sources.map(({ paint }) => paint)).text,
      'to the sources (goal 1.0)': (median.paint / other.paint).toFixed(2),
      'link, to the sources': (median.link / other.link).toFixed(2),
      'script, kB': `${(median.script / 1000).toFixed(1)} : ${(other.script / 1000).toFixed(1)}`,
      'all, kB': `${(median.bytes / 1000).toFixed(1)} : ${(other.bytes / 1000).toFixed(1)}`,
    };
  }
  const paints = Object.entries(pages).map(([path, { own, sources }]) =>
    rowOf(path, own, { 'the language of the sources': sources }, ({ paint }) => paint),
  );
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return { rows, measured: { [`largest paint in ${name}`]: paints } };
}
