import { screen } from '@testing-library/react';
import { openPage } from '@furrow/remote/testing';
import { proposals } from '../../data/proposals.data';
import { canVote } from '../../data/voting.model';
import { routes } from '../../routes';

it('names each vote button after its proposal, so that no two are heard alike', async () => {
  await openPage(routes, '/governance/voting');
  const open = proposals.filter(canVote);
  expect(open.length).toBeGreaterThan(1);
  for (const vote of ['Vote For', 'Vote Against']) {
    expect(screen.queryByRole('button', { name: vote })).toBeNull();
    for (const { title } of open)
      expect(screen.getByRole('button', { name: `${vote}, ${title}` })).toHaveTextContent(vote);
  }
});
