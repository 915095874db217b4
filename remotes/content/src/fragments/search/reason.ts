import type { SearchKind } from '@furrow/formats/search-entry';

/** Where a hit is, as its row says. */
export type Reason = 'name' | 'title' | 'address' | 'place' | 'what grows there' | 'description' | 'text';

type Field = 'title' | 'address' | 'sub' | 'words';

const reasons: Record<SearchKind, Record<Field, Reason>> = {
  lot: { title: 'name', address: 'address', sub: 'place', words: 'description' },
  farm: { title: 'name', address: 'address', sub: 'place', words: 'what grows there' },
  campaign: { title: 'title', address: 'address', sub: 'place', words: 'description' },
  article: { title: 'title', address: 'address', sub: 'description', words: 'text' },
  doc: { title: 'title', address: 'address', sub: 'description', words: 'text' },
  page: { title: 'title', address: 'address', sub: 'description', words: 'text' },
};

/** What the words of a field are, in an entry of this kind. */
export function reasonOf(kind: SearchKind, field: Field): Reason {
  return reasons[kind][field];
}
