import { daysFromSampleDay } from '@furrow/ui/sample-day';
import { discussions } from './discussions.data';
import { governance } from './governance.data';
import { proposals } from './proposals.data';

it('adds up over the pages: what is discussed and what is voted on are all active proposals', () => {
  expect(governance.inDiscussion + governance.atVote).toBe(governance.activeProposals);
  expect(proposals.filter(({ status }) => status === 'Active').length).toBeLessThanOrEqual(governance.atVote);
  expect(discussions.length).toBeLessThanOrEqual(governance.discussions);
});

it('has no more voters than members, and no vote that voters could not have cast', () => {
  expect(governance.voters).toBeLessThanOrEqual(governance.members);
  // A member has a hundred governance tokens from the start, and a Guardian seed counts each of them five times.
  const most = governance.members * 100 * 5;
  for (const { votesFor, votesAgainst } of proposals) expect(votesFor + votesAgainst).toBeLessThanOrEqual(most);
});

it('keeps each thread together with its proposal', () => {
  for (const { proposal } of discussions) {
    if (proposal) expect(proposals.map(({ id }) => id)).toContain(proposal);
  }
  for (const { discussion } of proposals) expect(discussions.map(({ id }) => id)).toContain(discussion);
});

it('shows one person with one face, in every thread', () => {
  const faces = new Map<string, string>();
  for (const { author, portrait, posts } of discussions) {
    for (const each of [{ author, portrait }, ...posts]) {
      expect(faces.get(each.author) ?? each.portrait).toBe(each.portrait);
      faces.set(each.author, each.portrait);
    }
  }
  expect(new Set(faces.values()).size).toBe(faces.size);
});

it('counts at least the replies that it shows', () => {
  for (const { replies, posts } of discussions) expect(posts.length).toBeLessThanOrEqual(replies);
});

it('has votes that are open on the sample day, or were over by then', () => {
  for (const { status, endDate } of proposals) expect(daysFromSampleDay(endDate) > 0).toBe(status === 'Active');
});
