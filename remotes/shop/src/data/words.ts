import type { Category } from './products.model';

/** `1 lot`, `2 lots`. */
export const lots = (count: number) => (count === 1 ? '1 lot' : `${count} lots`);

/** What a category is called. Its name in the sources is what the code knows it by. */
export const categoryName = (category: Category): string => category;

/** What a place is called. Its name in the sources is what the code knows its time zone by. */
export const placeName = (place: string) => place;

export const andMore = (count: number) => `and ${count} more`;
/** A day with its weekday: `Thursday, March 13, 2025`. */
export const dayAndDate = (day: string, date: string) => `${day}, ${date}`;
export const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
