import { daysFromSampleDay } from '@furrow/ui/sample-day';
import { RelatedEntries } from '@furrow/ui/related-entries';
import { proposals } from '../../data/proposals.data';
import { daysLeftLabel } from '../../data/voting.model';
import { votesOfArticle, type ArticleVotesProps } from './article-votes.schema';

/** The votes of the members about what an article tells of. */
export default function ArticleVotesFragment({ article }: ArticleVotesProps) {
  const wanted = votesOfArticle[article] ?? [];
  const shown = proposals.filter(({ id }) => wanted.includes(id));
  return (
    <RelatedEntries
      title="Votes"
      fact={shown.length === 1 ? shown[0]?.status : `${shown.length} open`}
      entries={shown.map(({ id, title, quorum, endDate }) => {
        const left = daysLeftLabel(daysFromSampleDay(endDate));
        return {
          to: `/governance/voting/${id.toLowerCase()}`,
          name: title,
          note: `${quorum}% of the voting weight ${left ? `so far, ${left}` : 'was cast'}.`,
        };
      })}
    />
  );
}
