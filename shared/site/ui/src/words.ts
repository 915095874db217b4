/* What the components themselves say. */

export const close = 'Close';
export const home = 'Home';
export const newTab = ' (opens in a new tab)';
export const sampleSite = 'Sample site';
export const clearSearch = 'Clear the search';
export const trail = 'Breadcrumb';
export const share = 'Share';
export const sampleData = 'Sample data';

export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const progress = 'Progress';
export const percent = (whole: number) => `${whole}%`;
export const steps = 'Steps';
export const done = 'Done';

export const rowsOf = (first: number, last: number, rows: number) => `${first} to ${last} of ${rows}`;
export const page = (number: number) => `Page ${number}`;
export const sortBy = 'Sort by';
export const defaultOrder = 'Default order';
export const ascending = 'ascending';
export const descending = 'descending';

export const showAsTable = 'Show as a table';
export const goal = 'Goal';
export const chosen = (answers: string) => `Chosen: ${answers}`;

export const noAmount = (typed: string) => `“${typed}” is not an amount. Use digits, such as 12,500.00.`;
export const noWhole = (typed: string) => `“${typed}” is not a whole number. Use digits only, such as 45.`;
export const tooLarge = (most: string) => `This is more than the field takes: write ${most} or less.`;
export const twoAmounts = (typed: string, one: string, other: string) =>
  `“${typed}” could mean two amounts. Write ${one} or ${other}.`;

/** In the place of a list of what the browser keeps, until the page has read it. */
export const untilRead =
  'Your browser makes this list, because nobody else knows what is in it. If the list does not appear, allow scripts for this site or load the page again.';

/** What the picture shows with which pages are shared that have none of their own. */
export const sitePictureText =
  'Furrow: from the soil to the market, to the blockchain. A barn, and field rows running toward the sun.';
