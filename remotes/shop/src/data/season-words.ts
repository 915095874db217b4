/* How cards and lots tell a season. */

/** "Oct 2024" of "October 2024", so that a row of a card stays one line. */
export const keptFrom = (month: string) => `Kept from ${month.replace(/^(\w{3})\w* /, '$1 ')}`;
export const nextIn = (month: string) => `Next in ${month}`;
export const keptFromHarvest = (month: string) => `Kept from the harvest of ${month}`;
export const inSeasonAllYear = 'In season all year';
export const inSeasonUntil = (day: string) => `In season until ${day}`;
