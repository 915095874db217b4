import { object, string, type Infer } from '@furrow/forms';

export const propsSchema = object({ article: string() });

/** The campaign of an article by its address: sensors like its gauges, the cover crops and the cold rooms it tells of. */
export const campaignOfArticle: Partial<Record<string, string>> = {
  '/blog/blockchain-food-traceability': 'green-valley',
  '/blog/carbon-credit-farming': 'tallgrass',
  '/blog/smart-contract-agriculture': 'cherry-bend',
  '/blog/supply-chain-custody': 'hillcrest',
};

/** An article with a campaign has this part. */
export const variants = Object.keys(campaignOfArticle).map((article) => ({ article }));

export type ArticleCampaignProps = Infer<typeof propsSchema>;
