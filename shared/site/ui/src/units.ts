/** The key in local storage of the units that the visitor chose. */
export const unitsKey = 'furrow.units';

/** Pounds, miles and degrees Fahrenheit, or kilograms, kilometers and degrees Celsius. */
export type Units = 'us' | 'metric';

/** In the order in which they are offered. */
export const unitSystems: readonly Units[] = ['us', 'metric'];

/** The units of pages in a language, for a visitor who chose none. */
export function unitsOfLanguage(language: string): Units {
  return language.startsWith('es') ? 'metric' : 'us';
}
