/**
 * The figures of the governance that pages share. A proposal is open from its first question in the forum to the end of
 * its vote: those at the vote and those that are still discussed make up all that are active.
 */
export const governance = {
  members: 12_456,
  discussions: 3_842,
  activeProposals: 156,
  atVote: 42,
  inDiscussion: 114,
  voters: 8_542,
  passed: 234,
} as const;
