import { forgetEntry, readYou, recordEntry, type YouEntry } from '@furrow/you/model';
import type { Campaign } from './campaigns.model';
import { keptTitle } from './kept-words';
import * as words from './words';

/** Whether the visitor's ledger holds a campaign as a favorite. */
export function isFavorite(entries: readonly YouEntry[], campaignId: string): boolean {
  return entries.some(({ id }) => id === favoriteId(campaignId));
}

/**
 * Makes a campaign a favorite, or takes it out of them.
 *
 * @returns false where the storage is full or forbidden: then everything stays unchanged
 */
export function toggleFavorite(campaign: Pick<Campaign, 'id' | 'title' | 'farm'>): boolean {
  const { id, farm } = campaign;
  if (isFavorite(readYou().entries, id)) return forgetEntry(favoriteId(id));
  return recordEntry({
    kind: 'favorite',
    ref: id,
    title: `Favorite: ${keptTitle(campaign)}`,
    line: farm,
    to: `/farm-details/${id}`,
  });
}

const favoriteId = (campaignId: string) => `favorite:${campaignId}`;

export const notSaved = {
  title: words.notSaved,
  description: words.notSavedText,
  tone: 'destructive',
} as const;
