import { searchKinds, type SearchEntry, type SearchKind } from '@furrow/formats/search-entry';
import MiniSearch, { type SearchResult } from 'minisearch';

/** A run of text; `hit` is what the visitor typed. */
export type Run = { text: string; hit: boolean };

export type Hit = { entry: SearchEntry; title: Run[]; sub: Run[] };

/** What was found of one kind, the best first, and how many entries of the kind there are. */
export type Group = { kind: SearchKind; hits: Hit[]; of: number };

export type SiteSearch = {
  /** By kind, in the order of the kinds; those without a hit are left out. */
  find(query: string): Group[];
  /** The query with each word that nothing is found for replaced by the nearest one that is known; undefined when there is none. */
  near(query: string): string | undefined;
  /** How many entries of a kind there are. */
  count(kind: SearchKind): number;
  /** The entry of an address. */
  at(href: string): SearchEntry | undefined;
};

/** How much text around a hit is shown, in characters. */
const snippetLength = 64;

/** A word as it is compared: without case and accents. */
export function normalized(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The search over these entries. What begins a title comes first, then what is a word of it, then what is in the text; from four letters
 * on one of them may be wrong. The words of its address find a page as well: `/loan-application` is titled "Apply for a loan".
 */
export function createSiteSearch(given: readonly SearchEntry[]): SiteSearch {
  const entries = oneOfEachFarm(given);
  const index = new MiniSearch<SearchEntry & { id: number; address: string }>({
    fields: ['title', 'sub', 'words', 'address'],
    processTerm: normalized,
    searchOptions: {
      boost: { title: 8, sub: 3 },
      prefix: true,
      fuzzy: (term) => (term.length >= 4 ? 1 : false),
      weights: { fuzzy: 0.2, prefix: 0.7 },
      combineWith: 'AND',
      boostDocument: (id, term) => (normalized(entries[id as number]?.title ?? '').startsWith(term) ? 2 : 1),
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id, address: entry.kind === 'page' ? entry.href : '' })));

  return {
    find(query) {
      const found = index.search(query);
      return searchKinds.flatMap((kind) => {
        const hits = found.flatMap((result) => {
          const entry = entries[result.id as number];
          return entry?.kind === kind ? [hitOf(entry, result)] : [];
        });
        return hits.length > 0 ? [{ kind, hits, of: entries.filter((entry) => entry.kind === kind).length }] : [];
      });
    },
    near(query) {
      const words = query.trim().split(/\s+/);
      const nearest = words.map((word) => {
        const known = index.search(word).length > 0;
        return known ? word : index.autoSuggest(word, { fuzzy: 0.4, prefix: true })[0]?.terms[0];
      });
      const other = nearest.every((word) => word !== undefined) ? nearest.join(' ') : undefined;
      return other === undefined || normalized(other) === normalized(words.join(' ')) ? undefined : other;
    },
    count: (kind) => entries.filter((entry) => entry.kind === kind).length,
    at: (href) => entries.find((entry) => entry.href === href),
  };
}

/** A farm that several teams know of, by its lots and its campaigns, is one entry, with all that they know. */
function oneOfEachFarm(given: readonly SearchEntry[]): SearchEntry[] {
  const farms = new Map<string, SearchEntry>();
  const others: SearchEntry[] = [];
  for (const entry of given) {
    const known = entry.kind === 'farm' ? farms.get(entry.title) : undefined;
    if (entry.kind !== 'farm') others.push(entry);
    else if (!known) farms.set(entry.title, entry);
    else
      farms.set(entry.title, {
        ...known,
        art: known.art ?? entry.art,
        meta: [known.meta, entry.meta].filter(Boolean).join(', '),
        words: [known.words, entry.words, entry.sub].filter(Boolean).join(' '),
      });
  }
  return [...others, ...farms.values()];
}

function hitOf(entry: SearchEntry, { terms, queryTerms }: SearchResult): Hit {
  const title = runsOf(entry.title, terms, queryTerms);
  const sub = runsOf(entry.sub, terms, queryTerms);
  const isShown = [...title, ...sub].some(({ hit }) => hit);
  return { entry, title, sub: isShown ? sub : (snippetOf(entry.words ?? '', terms, queryTerms) ?? sub) };
}

/** The text in runs. Of a word that goes on after what was typed, only that is a hit; of one that was mistyped, all of it is. */
function runsOf(text: string, terms: readonly string[], queryTerms: readonly string[]): Run[] {
  return text.split(/(\p{L}[\p{L}\p{N}]*)/u).flatMap((part): Run[] => {
    if (part === '') return [];
    const word = normalized(part);
    if (!terms.includes(word)) return [{ text: part, hit: false }];
    const typed = queryTerms.filter((term) => word.startsWith(term)).sort((a, b) => b.length - a.length)[0];
    const end = typed?.length ?? part.length;
    const rest = part.slice(end);
    return [{ text: part.slice(0, end), hit: true }, ...(rest ? [{ text: rest, hit: false }] : [])];
  });
}

/** The part of the text around the first hit. */
function snippetOf(text: string, terms: readonly string[], queryTerms: readonly string[]): Run[] | undefined {
  const word = [...text.matchAll(/\p{L}[\p{L}\p{N}]*/gu)].find(([each]) => terms.includes(normalized(each)));
  if (!word) return undefined;
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, word.index - snippetLength / 2)));
  const cut = text.indexOf(' ', word.index + word[0].length + snippetLength / 2);
  const part = text.slice(from, cut < 0 ? undefined : cut).trim();
  const dots = (isThere: boolean): Run[] => (isThere ? [{ text: '… ', hit: false }] : []);
  return [...dots(from > 0), ...runsOf(part, terms, queryTerms), ...(cut < 0 ? [] : [{ text: ' …', hit: false }])];
}
