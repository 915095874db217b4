import type { SearchEntry, SearchKind } from '@furrow/formats/search-entry';

/** Where a hit is, as its row says. */
export type Reason = 'name' | 'title' | 'address' | 'place' | 'what grows there' | 'description' | 'text';

type Field = 'title' | 'address' | 'sub' | 'words';

/** What a field holds: in all of it, or up to the first comma or full stop before a space, and after it. */
type Parts = Reason | readonly [first: Reason, rest: Reason];

const page = { title: 'title', address: 'address', sub: 'description', words: 'text' } as const;
const lot = { title: 'name', address: 'address', sub: ['name', 'place'], words: ['name', 'description'] } as const;

const reasons: Record<SearchKind, Record<Field, Parts>> = {
  lot,
  farm: { ...lot, words: ['description', 'what grows there'] },
  campaign: { ...lot, title: 'title' },
  article: { ...page, sub: ['description', 'name'] },
  doc: page,
  page,
};

/**
 * What a hit in a field of an entry is. A lot and a campaign name their farm, then its place, and their text begins with
 * the grower; a farm names its grower, and its text begins with a sentence about it; an article without a label names its
 * author last.
 *
 * @param before the text of the field before the hit
 */
export function reasonOf({ kind, label }: SearchEntry, field: Field, before: string): Reason {
  const parts = label ? page[field] : reasons[kind][field];
  if (typeof parts === 'string') return parts;
  const [first, rest] = parts;
  return before.includes(field === 'sub' ? ', ' : '. ') ? rest : first;
}
