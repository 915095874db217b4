/* What the data of a trace say. They stay in the language of the sources, because that is what was signed. */

/** A text of a trace, as pages show it. */
export const said = (text: string) => text;
/** A day of a trace, as a sentence has it. */
export const writtenOut = (day: string) => day;
/** A place of a trace: `Green Valley Farm, rows 14 to 22, Oregon`. */
export const placeSaid = (place: string) => place;
export const interval = (count: number, unit: 'day' | 'hour' | 'minute') => `${count} ${unit}${count === 1 ? '' : 's'}`;
export const wayToMarket = (km: number, start: string) => `${km} km from ${start} to the market`;
/** @param each `75 kg` */
export const strips = (count: number, each: string) => `${count} strips of ${each}`;
export const partName = (part: 'soil' | 'water' | 'energy' | 'distance' | 'packaging'): string => part;
