import { BackLink } from '@furrow/ui/back-link';
import { ButtonLink } from '@furrow/ui/button';
import { countInWords, formatCount, startSentence } from '@furrow/ui/format';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Points } from '../../ui/points';
import { Row, Rows } from '../../ui/rows';
import { boards, manners } from './community-forums.data';

const discussions = formatCount(boards.reduce((sum, { threads }) => sum + threads, 0));

export default function CommunityForumsPage() {
  return (
    <>
      <PageMeta
        title="Community forums"
        description={`${startSentence(countInWords(boards.length, 'board'))}, ${discussions} discussions: field and barn, logistics, loans, kitchens, code, and the drafts of every proposal.`}
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
        lede="Anyone can read. Members write, and are known for the lots they grow or the code they send."
        actions={<ButtonLink to="/governance/forum">Open the governance forum</ButtonLink>}
      />
      <Section name="Boards" fact={`${discussions} discussions`}>
        <Rows>
          {boards.map(({ title, text, threads, last }) => (
            <Row key={title} title={title} facts={[`Latest: ${last}`]} figure={`${formatCount(threads)} threads`}>
              {text}
            </Row>
          ))}
        </Rows>
      </Section>
      <Section name="Manners" fact={startSentence(countInWords(manners.length, 'rule'))}>
        <Points columns={3} points={manners} />
      </Section>
    </>
  );
}
