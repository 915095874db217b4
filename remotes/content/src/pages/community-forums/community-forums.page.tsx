import { BackLink } from '@furrow/ui/back-link';
import { ButtonLink } from '@furrow/ui/button';
import { countInWords, formatCount, startSentence } from '@furrow/ui/format';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Points } from '../../ui/points';
import { BoardList } from './board-list';
import { boards, manners } from './community-forums.data';

const discussions = formatCount(boards.reduce((sum, { threads }) => sum + threads, 0));

export default function CommunityForumsPage() {
  return (
    <>
      <PageMeta
        title="Community forums for growers, cooks and coders"
        description={`${startSentence(countInWords(boards.length, 'board'))} and ${discussions} discussions: field and barn, logistics, loans, kitchens, code, and the drafts of every proposal. Anyone can read.`}
        path="/community/forums"
        jsonLd={breadcrumbs([
          { name: 'Community', path: '/community' },
          { name: 'Forums', path: '/community/forums' },
        ])}
      />
      <PageHead
        above={<BackLink to="/community">Community</BackLink>}
        label={{ subject: 'Forums' }}
        title={`${startSentence(countInWords(boards.length, 'board'))}, one community`}
        lede="Anyone can read. Members post under their own names and say which farm, kitchen or code they work on."
        actions={<ButtonLink to="/governance/forum">Open the Governance Forum</ButtonLink>}
      />
      <Section name="Boards" fact={`${discussions} discussions`}>
        <BoardList boards={boards} />
      </Section>
      <Section name="House rules" fact={startSentence(countInWords(manners.length, 'rule'))}>
        <Points columns={3} points={manners} />
      </Section>
    </>
  );
}
