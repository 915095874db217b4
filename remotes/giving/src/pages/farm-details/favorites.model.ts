import { createEvent, createStore, sample } from 'effector';
import { persist, type Fail } from 'effector-storage/local';

export const storageKey = 'furrow.favorites';

/** The saved favorites are read when this is called, never while a page is prerendered. */
export const favoritesShown = createEvent();
export const favoriteToggled = createEvent<string>();
const favoritesAsked = createEvent();
const favoritesFailed = createEvent<Fail<unknown>>();

/** Ids of campaigns. */
export const $favorites = createStore<string[]>([]).on(favoriteToggled, (ids, id) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
);

persist<string[], unknown>({
  key: storageKey,
  store: $favorites,
  pickup: favoritesAsked,
  contract: isIdList,
  fail: favoritesFailed,
});

/** The storage is full or forbidden: what was chosen lasts until the page is closed or loaded anew. */
export const favoritesRefused = createEvent();
sample({ clock: favoritesFailed, filter: ({ operation }) => operation === 'set', target: favoritesRefused });

const $refused = createStore(false)
  .on(favoriteToggled, () => false)
  .on(favoritesRefused, () => true);
// The storage would take away what it refused.
sample({ clock: favoritesShown, source: $refused, filter: (refused) => !refused, target: favoritesAsked });

function isIdList(saved: unknown): saved is string[] {
  return Array.isArray(saved) && saved.every((id) => typeof id === 'string');
}
