import type { SearchEntry, SearchKind } from '@furrow/formats/search-entry';
import type { Found, Hit, Run, SiteSearch } from './search.model';
import { starts } from './starts.data';
import * as words from './words';

/** How many exact hits are shown before the visitor asks for all. */
const shownFirst = 12;

/** A row of the list, and what happens when it is chosen. */
export type Row = {
  key: string;
  entry: SearchEntry;
  title: Run[];
  sub: Run[];
  /** What kind of thing was found, and why. */
  found?: { kind: string; why: string };
  /** Opens something in the search itself, instead of the page of the entry. */
  act?: () => void;
};
export type Section = { key: string; name: string; fact?: string; clear?: () => void; rows: Row[]; more?: Row };

type FoundOptions = { query: string; found: Found; isWhole: boolean; showWhole: () => void };

/** What has the words as they were typed, or else what is close to them. */
export function foundSections({ query, found, isWhole, showWhole }: FoundOptions): Section[] {
  const { exact, close } = found;
  const shown = isWhole ? exact : exact.slice(0, shownFirst);
  const all: SearchEntry = { kind: 'page', title: words.allResults(exact.length), sub: '', href: '' };
  const sections: Section[] = [
    {
      key: 'exact',
      name: words.exact,
      fact: words.resultsText(exact.length),
      rows: shown.map(rowOf),
      ...(shown.length < exact.length && { more: { key: 'all', entry: all, ...plain(all), act: showWhole } }),
    },
    { key: 'close', name: words.closeTo(query), fact: words.resultsText(close.length), rows: close.map(rowOf) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** The hits of one kind. */
export function ofKind({ exact, close }: Found, kind: SearchKind | undefined): Found {
  const isOfKind = ({ entry }: Hit) => !kind || entry.kind === kind;
  return { exact: exact.filter(isOfKind), close: close.filter(isOfKind) };
}

export function countOf({ exact, close }: Found): number {
  return exact.length + close.length;
}

function rowOf({ entry, title, sub, why }: Hit): Row {
  const key = entry.kind + entry.href + entry.title;
  return {
    key,
    entry,
    title,
    sub,
    found: { kind: entry.label ?? words.kindNames[entry.kind].one, why: words.why(why) },
  };
}

type EmptyOptions = {
  search: SiteSearch | undefined;
  recent: readonly string[];
  ask: (query: string) => void;
  onClear: () => void;
};

/** What is shown before anything is typed: what was looked for last, and four places to begin. */
export function emptySections({ search, recent, ask, onClear }: EmptyOptions): Section[] {
  const rows = recent.flatMap((one): Row[] => {
    if (!one.startsWith('?')) {
      const entry = search?.at(one) ?? starts.find(({ href }) => href === one);
      return entry ? [{ key: one, entry, ...plain(entry) }] : [];
    }
    if (!search) return [];
    const query = one.slice(1);
    const entry: SearchEntry = {
      kind: 'page',
      title: query,
      sub: words.resultsText(countOf(search.find(query))),
      href: '',
    };
    return [{ key: one, entry, ...plain(entry), act: () => ask(query) }];
  });
  const begin = starts.map((entry) => ({ key: `start-${entry.href}`, entry, ...plain(entry) }));
  return [
    ...(rows.length > 0 ? [{ key: 'recent', name: words.recent, clear: onClear, rows }] : []),
    ...(search ? [{ key: 'starts', name: words.startHere, rows: begin }] : []),
  ];
}

/** The words of an entry, none of them marked. */
function plain({ title, sub }: SearchEntry) {
  return { title: [{ text: title, hit: false }], sub: [{ text: sub, hit: false }] };
}
