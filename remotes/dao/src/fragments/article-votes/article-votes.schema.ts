import { object, string, type Infer } from '@furrow/forms';
import { proposals } from '../../data/proposals.data';

export const propsSchema = object({ article: string() });

/** The proposals of an article by its address: the open ones, and the cold room that was voted on. */
export const votesOfArticle: Partial<Record<string, readonly string[]>> = {
  '/blog/dao-governed-farms': proposals.filter(({ status }) => status === 'Active').map(({ id }) => id),
  '/blog/supply-chain-custody': ['PROP-2025-011'],
};

/** An article with votes has this part. */
export const variants = Object.keys(votesOfArticle).map((article) => ({ article }));

export type ArticleVotesProps = Infer<typeof propsSchema>;
