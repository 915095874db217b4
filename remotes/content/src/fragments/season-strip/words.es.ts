export const inSeason = 'En temporada ahora';
export const wholeSeason = 'Toda la temporada';
export const inSeasonOn = (day: string) => `En temporada ahora: ${day}`;
export const harvests = 'Cinco cosechas';
