import type { Category } from './campaigns.model';

export const tabs = { all: 'All', active: 'Active', funded: 'Fully Funded' };
export const sorts = {
  featured: 'Featured first',
  goal: 'Highest goal',
  raised: 'Most raised',
  supporters: 'Most supporters',
  ending: 'Ending soon',
};
/** A category as it is shown; the list and its address know it by its English name. */
export const categoryName = (category: Category): string => category;
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const daysLeft = (count: number) => `${days(count)} left`;
export const ended = 'Ended';
export const campaignCount = (count: number) => (count === 1 ? '1 campaign' : `${count} campaigns`);
export const notSaved = 'Your favorites were not saved';
export const notSavedText = 'This browser’s storage is full or turned off.';
