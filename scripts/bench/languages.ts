import { addressIn } from '@furrow/formats/language-address';
import { measureLoad, medianOf, spreadOf, type Load } from './first-load';
import { kinds } from './kinds';
import type { Phone } from './phone';

/** The kinds of pages that are translated as a whole. */
const translated = ['landing', 'shop', 'marketplace', 'campaigns', 'onboarding', 'loan', 'checkout'];

/**
 * Loads translated pages in a language and in that of the sources in turn, and returns a row for each: when it can be
 * read and used, and what it weighs. Each round begins with the other language.
 *
 * @param folder the origin of the site
 */
export async function measureLanguages(phone: Phone, folder: string, language: string, rounds: number) {
  const { url } = await phone.serve(folder);
  const rows: Record<string, object> = {};
  for (const [kind, { path }] of Object.entries(kinds)) {
    if (!translated.includes(kind)) continue;
    const loads: Record<string, Load[]> = { '': [], [language]: [] };
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? ['', language] : [language, ''];
      for (const each of order)
        loads[each]?.push(await measureLoad(phone.browser, url + addressIn(path, each), undefined));
    }
    const [own, sources] = [loads[language] ?? [], loads[''] ?? []];
    const [median, other] = [medianOf(own), medianOf(sources)];
    rows[`${kind} ${path}`] = {
      'paint, ms': spreadOf(own.map(({ paint }) => paint)).text,
      'in the sources, ms': spreadOf(sources.map(({ paint }) => paint)).text,
      'to the sources (goal 1.0)': (median.paint / other.paint).toFixed(2),
      'link, to the sources': (median.link / other.link).toFixed(2),
      'script, kB': `${(median.script / 1000).toFixed(1)} : ${(other.script / 1000).toFixed(1)}`,
      'all, kB': `${(median.bytes / 1000).toFixed(1)} : ${(other.bytes / 1000).toFixed(1)}`,
    };
  }
  return rows;
}
