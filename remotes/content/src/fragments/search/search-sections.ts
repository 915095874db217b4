import type { SearchEntry, SearchKind } from '@furrow/formats/search-entry';
import type { Group, Run, SiteSearch } from './search.model';
import { starts } from './starts.data';

/** The name of each kind as a heading, and as it is counted. */
export const kindNames: Record<SearchKind, string> = {
  lot: 'Lots',
  farm: 'Farms',
  campaign: 'Campaigns',
  article: 'Articles',
  doc: 'Docs',
  page: 'Pages',
};

/** How many rows of a kind are shown before the visitor asks for all. */
const shownOfKind = 4;

/** One row of the list, and what happens when it is chosen. */
export type Row = {
  key: string;
  entry: SearchEntry;
  title: Run[];
  sub: Run[];
  /** Opens something in the search itself, instead of the page of the entry. */
  act?: () => void;
};
export type Section = { key: string; name: string; fact?: string; clear?: () => void; rows: Row[]; more?: Row };

/** What was found of one kind: the first rows, and one more that shows all, unless all are shown. */
export function foundSection({ kind, hits, of }: Group, isWhole: boolean, showWhole: () => void): Section {
  const shown = isWhole ? hits : hits.slice(0, shownOfKind);
  const name = kindNames[kind];
  const all: SearchEntry = { kind, title: `All ${hits.length} ${name.toLowerCase()}`, sub: '', href: '' };
  return {
    key: kind,
    name,
    fact: `${hits.length} of ${of}`,
    rows: shown.map(({ entry, title, sub }) => ({ key: entry.kind + entry.href + entry.title, entry, title, sub })),
    ...(shown.length < hits.length && {
      more: { key: `all-${kind}`, entry: all, ...plain(all), act: showWhole },
    }),
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
    const query = one.slice(1);
    const count = search?.find(query).reduce((sum, { hits }) => sum + hits.length, 0) ?? 0;
    const entry: SearchEntry = {
      kind: 'page',
      title: query,
      sub: count === 1 ? '1 result' : `${count} results`,
      href: '',
    };
    return search ? [{ key: one, entry, ...plain(entry), act: () => ask(query) }] : [];
  });
  const begin = starts.map((entry) => ({ key: `start-${entry.href}`, entry, ...plain(entry) }));
  return [
    ...(rows.length > 0 ? [{ key: 'recent', name: 'Recent', clear: onClear, rows }] : []),
    ...(search ? [{ key: 'starts', name: 'Start here', rows: begin }] : []),
  ];
}

/** The words of an entry, none of them marked. */
function plain({ title, sub }: SearchEntry) {
  return { title: [{ text: title, hit: false }], sub: [{ text: sub, hit: false }] };
}
