import { createEvent, createStore } from 'effector';
import { persist, type Fail } from 'effector-storage/local';

export const storageKey = 'furrow.favorites';

/** The saved favorites are read when this is called, never while a page is prerendered. */
export const favoritesShown = createEvent();
export const favoriteToggled = createEvent<string>();
const favoritesFailed = createEvent<Fail<unknown>>();

/** Ids of campaigns. */
export const $favorites = createStore<string[]>([]).on(favoriteToggled, (ids, id) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
);

// Storage that is full or forbidden costs nothing but the memory of this browser, so that a failure is not shown.
persist<string[], unknown>({
  key: storageKey,
  store: $favorites,
  pickup: favoritesShown,
  contract: isIdList,
  fail: favoritesFailed,
});

function isIdList(saved: unknown): saved is string[] {
  return Array.isArray(saved) && saved.every((id) => typeof id === 'string');
}
