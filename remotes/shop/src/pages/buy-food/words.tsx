import { countInWords, startSentence } from '@furrow/ui/format';

const lots = (count: number) => startSentence(countInWords(count, 'lot'));

export const title = 'Buy food straight from the farms that grew it';
export const description = (count: number) =>
  `${lots(count)} worth cooking this week, straight from the people who grew them. Free delivery over $50, and 5% of every purchase feeds a neighbor.`;
export const crumb = 'Buy food';
export const heading = () => (
  <>
    Eat what’s <br />
    in season.
  </>
);
export const lede = (count: number) =>
  `${lots(count)} worth cooking this week. Free delivery over $50, and 5% feeds a neighbor.`;
export const shopThisWeek = 'Shop This Week';
export const fullMarketplace = 'Full Marketplace';
export const featured = 'Featured this week';
export const products = (count: number) => `${count} products`;
export const more = 'More to buy and support';
export const just = (count: number) => <>Just {countInWords(count, 'of our lots', 'of our lots')}.</>;
export const rest = 'The rest are on the marketplace, each with its trace.';
export const browse = 'Browse Marketplace';
export const support = 'Support a Farm';
export const shop = 'Shop';
export const marketplace = 'Marketplace';
export const cart = 'Cart';
export const rating = 'Rating';
export const ofFive = (value: number) => <>{value} of 5</>;
export const add = 'Add to Cart';
export const addNamed = (name: string) => `Add to Cart, ${name}`;
