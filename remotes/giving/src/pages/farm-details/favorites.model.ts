import { createEffect, createEvent, createStore, sample } from 'effector';

const storageKey = 'furrow.favorites';

/** Ids of campaigns; anything else that may stand in storage counts as none. */
export function parseFavorites(saved: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(ids) ? [...new Set(ids.filter((id): id is string => typeof id === 'string'))] : [];
  } catch {
    return [];
  }
}

/** Fails where storage is forbidden; favorites then last as long as the page. */
export const loadFavoritesFx = createEffect(() => parseFavorites(localStorage.getItem(storageKey)));
export const saveFavoritesFx = createEffect((ids: string[]) => localStorage.setItem(storageKey, JSON.stringify(ids)));

export const favoriteToggled = createEvent<string>();
export const $favorites = createStore<string[]>([])
  .on(loadFavoritesFx.doneData, (_, ids) => ids)
  .on(favoriteToggled, (ids, id) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

sample({ clock: favoriteToggled, source: $favorites, target: saveFavoritesFx });
