import { countInWords, startSentence } from '@furrow/ui/format';

export const pageTitle = 'Farm Support Campaigns: find a farm to support';
export const description =
  'Browse every farm campaign in one list: search, filter by category, and sort by goal, money raised, supporters or days left.';
export const crumb = 'Campaigns';
export const title = 'Farm Support Campaigns';
export const lede = (campaigns: number) =>
  `${startSentence(countInWords(campaigns, 'farm'))}, one season. Pick a field and follow it to harvest.`;
export const start = 'Start Your Campaign';
export const ownGiving = 'Your own giving';
export const alreadyGiving = 'Already giving?';
export const seeDone = 'See what your farms have done.';
export const mySupport = 'My Support';
export const launched = (title: string) => (title ? `“${title}” was launched.` : 'Your campaign was launched.');
export const launchedText =
  'This is a sample site: the campaign was only written to the browser console and is not in the list below.';
