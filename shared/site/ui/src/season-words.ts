/* How the end of a season is told. */

export const allYear = 'All year';
export const untilDay = (day: string) => `Until ${day}`;
export const lastDay = 'Last day today';
export const moreDays = (days: number) => (days === 1 ? '1 more day' : `${days} more days`);
