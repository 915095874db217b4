import { searchKinds, type SearchEntry } from '@furrow/formats/search-entry';
import { foldText } from '@furrow/ui/match-words';
import MiniSearch, { type SearchResult } from 'minisearch';
import { reasonOf, type Reason } from './reason';
import { isSameWord, lettersBetween, slipOf, type Slip } from './slip';

/** A run of text; `hit` is what the visitor typed. */
export type Run = { text: string; hit: boolean };

/** An entry that was found, and why: where the words are, or how they were mistyped. */
export type Hit = { entry: SearchEntry; title: Run[]; sub: Run[]; why: Reason | Slip };

/** What holds each word as it was typed, or else what holds words that are close to them; the best first. */
export type Found = { exact: Hit[]; close: Hit[] };

export type SiteSearch = {
  find(query: string): Found;
  /**
   * The query with each unknown word replaced by the nearest one, as it is written in the language of the search. It is
   * undefined unless each word is known there or near to one, and all of them together find something.
   */
  near(query: string): string | undefined;
  /** The entry of an address. */
  at(href: string): SearchEntry | undefined;
};

/** A line of so many characters is shown whole: a row has room for it, in two lines on a phone. */
export const shortLine = 48;
/** How much of a longer text is shown before a hit, so that a phone shows the hit, and how much behind it, in characters. */
const around = { before: 16, behind: 100 };
/** What is searched, in the order in which a hit counts: the name, the words under it, then the text. */
const fields = ['title', 'address', 'sub', 'words'] as const;
type Field = (typeof fields)[number];

/** How a typed word is in an entry. A lower rank comes first. */
type Place = { field: Field; isTyped: boolean; isWhole: boolean; slip: Slip | undefined };

/**
 * The search over these entries. An entry that has each word as it was typed is an exact hit. It counts where the words
 * are (in the name, below it, in the text), then whether they are whole words, then the kind of the entry, then
 * whether they are the very words, then how much else its name or its text is about. Where nothing has the words as
 * they were typed, one letter of each may be wrong, or two swapped; what has such words is a close hit. The words of
 * its address find a page as well: `/loan-application` is titled "Apply for a loan".
 */
export function createSiteSearch(given: readonly SearchEntry[]): SiteSearch {
  const entries = oneOfEachFarm(given);
  const known = new Set<string>();
  const index = new MiniSearch<SearchEntry & { id: number; address: string }>({
    fields: [...fields],
    processTerm: (term) => {
      const word = foldText(term);
      known.add(word);
      return word;
    },
    searchOptions: { processTerm: foldText, boost: { title: 8, sub: 3 }, combineWith: 'AND' },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id, address: entry.kind === 'page' ? entry.href : '' })));
  const vocabulary = [...known];
  const spellings = spellingsIn(entries.filter(({ lang }) => lang === undefined));

  /** The known words that a typed one stands for. */
  const meantBy = (typed: string) =>
    vocabulary.filter((word) => word.startsWith(typed) || isSameWord(typed, word) || slipOf(typed, word));

  function find(query: string): Found {
    const typed = wordsOf(query);
    if (typed.length === 0) return { exact: [], close: [] };
    const queries = typed.map((word) => ({ queries: meantBy(word), combineWith: 'OR' as const }));
    const found = index
      .search({ queries, combineWith: 'AND' })
      .flatMap((result): Candidate[] => {
        const entry = entries[result.id as number];
        return entry ? [{ entry, result, places: typed.map((word) => placeOf(word, result)) }] : [];
      })
      .sort(
        (one, other) =>
          rankOf(one) - rankOf(other) ||
          othersIn(one) - othersIn(other) ||
          lengthOf(one) - lengthOf(other) ||
          other.result.score - one.result.score,
      );
    const hits = (isClose: boolean) =>
      found
        .filter(({ places }) => places.some(({ slip }) => slip) === isClose)
        .map(({ entry, result, places }) => hitOf(entry, result, typed, places));
    const exact = hits(false);
    return { exact, close: exact.length === 0 ? hits(true) : [] };
  }

  return {
    find,
    near(query) {
      const words = query.trim().split(/\s+/);
      const nearest = words.map((word) => {
        const typed = foldText(word);
        return [...spellings.keys()].some((known) => isSameWord(typed, known)) ? word : nearestTo(typed, spellings);
      });
      const other = nearest.every((word) => word !== undefined) ? nearest.join(' ') : undefined;
      if (other === undefined || foldText(other) === foldText(words.join(' '))) return undefined;
      return find(other).exact.length > 0 ? other : undefined;
    },
    at: (href) => entries.find((entry) => entry.href === href),
  };
}

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];

/** The words of a query, as they are compared. */
function wordsOf(query: string): string[] {
  return tokenize(query).map(foldText).filter(Boolean);
}

/** How each word of some entries is written, with its accents, by the word as it is compared. */
function spellingsIn(entries: readonly SearchEntry[]): Map<string, string> {
  const texts = entries.flatMap(({ title, sub, words = '' }) => [title, sub, words]);
  return new Map(texts.flatMap(tokenize).map((word) => [foldText(word), word.toLowerCase()]));
}

/** The spelling of the word that differs least, by one letter in four at most. */
function nearestTo(typed: string, spellings: ReadonlyMap<string, string>): string | undefined {
  const [nearest] = [...spellings]
    .map(([word, spelling]) => ({ spelling, word, letters: lettersBetween(typed, word) }))
    .filter(({ word, letters }) => letters * 4 <= Math.max(typed.length, word.length))
    .sort((one, other) => one.letters - other.letters);
  return nearest?.spelling;
}

/** The best place of a word in an entry: a word as it was typed before one that is close, and a whole one before a beginning. */
function placeOf(typed: string, { match }: SearchResult): Place {
  const places = Object.entries(match).flatMap(([word, within]): Place[] => {
    const isWhole = isSameWord(typed, word);
    const slip = isWhole || word.startsWith(typed) ? undefined : slipOf(typed, word);
    if (!isWhole && !word.startsWith(typed) && !slip) return [];
    return within.map((field) => ({ field: field as Field, isTyped: word === typed, isWhole, slip }));
  });
  const [best] = places.sort(
    (one, other) => rankOfPlace(one) - rankOfPlace(other) || Number(other.isTyped) - Number(one.isTyped),
  );
  return best ?? { field: 'words', isTyped: false, isWhole: false, slip: undefined };
}

function rankOfPlace({ field, isWhole, slip }: Place): number {
  return Number(slip !== undefined) * 100 + levelOf(field) * 10 + Number(!isWhole);
}

/** An address counts as a name. */
function levelOf(field: Field): number {
  return Math.max(0, fields.indexOf(field) - 1);
}

type Candidate = { entry: SearchEntry; result: SearchResult; places: Place[] };

/** A shorter name is more about the words in it. */
function lengthOf({ entry, places }: Candidate): number {
  return places.every(({ field }) => levelOf(field) === 0) ? entry.title.length : 0;
}

/** How many words are there in another number only. */
function othersIn({ places }: Candidate): number {
  return places.filter(({ isTyped }) => !isTyped).length;
}

/** The worst place of a word counts, then the kind. */
function rankOf({ entry, places }: Candidate): number {
  return Math.max(...places.map(rankOfPlace)) * 10 + searchKinds.indexOf(entry.kind);
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

function hitOf(entry: SearchEntry, { terms }: SearchResult, typed: readonly string[], places: readonly Place[]): Hit {
  const words = terms.filter((word) =>
    typed.some((each, at) => (places[at]?.slip ? slipOf(each, word) : isSameWord(each, word) || word.startsWith(each))),
  );
  const title = runsOf(entry.title, words, typed);
  const slip = places.find((place) => place.slip)?.slip;
  const [worst] = [...places].sort((one, other) => levelOf(other.field) - levelOf(one.field));
  return {
    entry,
    title,
    sub: subOf(
      entry,
      words,
      typed,
      title.some(({ hit }) => hit),
    ),
    why: slip ?? whyOf(entry, worst?.field ?? 'words', words),
  };
}

function whyOf(entry: SearchEntry, field: Field, terms: readonly string[]): Reason {
  const text = (field !== 'address' && entry[field]) || '';
  return reasonOf(entry, field, text.slice(0, firstHit(text, terms)?.index ?? 0));
}

/** The text in runs. Of a word that goes on after what was typed, only that is a hit; of one that was mistyped, all of it is. */
function runsOf(text: string, terms: readonly string[], typed: readonly string[]): Run[] {
  return text.split(/(\p{L}[\p{L}\p{N}]*)/u).flatMap((part): Run[] => {
    if (part === '') return [];
    const word = foldText(part);
    if (!terms.includes(word)) return [{ text: part, hit: false }];
    const begun = typed.filter((term) => word.startsWith(term)).sort((a, b) => b.length - a.length)[0];
    const end = begun?.length ?? part.length;
    const rest = part.slice(end);
    return [{ text: part.slice(0, end), hit: true }, ...(rest ? [{ text: rest, hit: false }] : [])];
  });
}

/** The line below the title, or the part of it or of the text that shows the first hit, where the title has none. */
function subOf(entry: SearchEntry, terms: readonly string[], typed: readonly string[], isInTitle: boolean): Run[] {
  const found = isInTitle ? undefined : [entry.sub, entry.words ?? ''].map((text) => snippetOf(text, terms, typed));
  return found?.find((runs) => runs !== undefined) ?? runsOf(entry.sub, terms, typed);
}

/** The part of the text around the first hit, or all of a short one. */
function snippetOf(text: string, terms: readonly string[], typed: readonly string[]): Run[] | undefined {
  const word = firstHit(text, terms);
  if (!word) return undefined;
  const earliest = text.length > shortLine ? word.index - around.before : 0;
  // A word that is cut at its beginning is left out.
  const from = earliest > 0 ? word.index - text.slice(earliest, word.index).replace(/^\S*\s*/, '').length : 0;
  const cut = text.indexOf(' ', word.index + word[0].length + around.behind);
  const part = text.slice(from, cut < 0 ? undefined : cut).trim();
  const dots = (isThere: boolean): Run[] => (isThere ? [{ text: '… ', hit: false }] : []);
  return [...dots(from > 0), ...runsOf(part, terms, typed), ...(cut < 0 ? [] : [{ text: ' …', hit: false }])];
}

function firstHit(text: string, terms: readonly string[]): RegExpExecArray | undefined {
  return [...text.matchAll(/\p{L}[\p{L}\p{N}]*/gu)].find(([each]) => terms.includes(foldText(each)));
}
