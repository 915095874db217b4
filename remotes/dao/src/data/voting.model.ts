import type { Proposal } from './proposals.data';

export type VoteShares = { forPercent: number; againstPercent: number };

/** How the votes cast are divided, in percent. Nothing cast divides nothing. */
export function voteShares({ votesFor, votesAgainst }: Pick<Proposal, 'votesFor' | 'votesAgainst'>): VoteShares {
  const cast = votesFor + votesAgainst;
  return cast > 0
    ? { forPercent: (votesFor / cast) * 100, againstPercent: (votesAgainst / cast) * 100 }
    : { forPercent: 0, againstPercent: 0 };
}

/** `3.2M`: votes in millions with one decimal. */
export function inMillions(votes: number): string {
  return `${(votes / 1_000_000).toFixed(1)}M`;
}

export function inPercent(share: number): string {
  return `${share.toFixed(1)}%`;
}

/** The color of a status: blue for Active, green for Passed, and red for every other one, such as Rejected. */
export function statusTone(status: string): 'blue' | 'green' | 'red' {
  if (status === 'Active') return 'blue';
  return status === 'Passed' ? 'green' : 'red';
}

export function canVote({ status }: Pick<Proposal, 'status'>): boolean {
  return status === 'Active';
}

/** `6 days left`, or nothing once the vote is over. */
export function daysLeftLabel(daysLeft: number): string | null {
  if (daysLeft <= 0) return null;
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
}
