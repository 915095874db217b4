export const inSeason = 'In season now';
export const wholeSeason = 'The whole season';
export const inSeasonOn = (day: string) => `In season now: ${day}`;
export const harvests = 'Five harvests';
