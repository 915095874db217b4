import { object, string, type Infer } from '@furrow/forms';

export const propsSchema = object({ article: string() });

/** The lots of an article by its address: the credit that it explains, and lots that are kept cold on their way. */
export const lotsOfArticle: Partial<Record<string, readonly string[]>> = {
  '/blog/carbon-credit-farming': ['soil-carbon-credit'],
  '/blog/supply-chain-custody': ['farmhouse-cheese', 'summer-berries'],
};

/** An article with lots has this part. */
export const variants = Object.keys(lotsOfArticle).map((article) => ({ article }));

export type ArticleLotsProps = Infer<typeof propsSchema>;
