import { screen } from '@testing-library/react';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

it('ends with the note about the sample, after the proposal that came of the thread', async () => {
  await openPage(routes, '/governance/forum/loan-maximum');
  const proposal = screen.getByRole('complementary', { name: 'The proposal that came out of it' });
  const note = screen.getByText('Sample site: you can read these threads, but not reply.');
  expect(proposal.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
