import fc from 'fast-check';
import { proposals } from './proposals.data';
import { canVote, daysLeftLabel, inMillions, inPercent, statusTone, voteShares } from './voting.model';

const votes = fc.nat({ max: 50_000_000 });

test('the sample proposals show quorums of 75, 68 and 92 percent', () => {
  expect(proposals.map(({ quorum }) => quorum)).toEqual([75, 68, 92]);
});

test('every proposal is numbered PROP-yyyy-nnn', () => {
  for (const { id } of proposals) expect(id).toMatch(/^PROP-\d{4}-\d{3}$/);
});

test('votes are told in millions with one decimal', () => {
  expect([3_200_000, 800_000, 12_345_678, 49_999, 0].map(inMillions)).toEqual([
    '3.2M',
    '0.8M',
    '12.3M',
    '0.0M',
    '0.0M',
  ]);
});

test('2.1M for and 1.6M against are 56.8% and 43.2%', () => {
  const { forPercent, againstPercent } = voteShares({ votesFor: 2_100_000, votesAgainst: 1_600_000 });
  expect([inPercent(forPercent), inPercent(againstPercent)]).toEqual(['56.8%', '43.2%']);
});

test('nobody having voted divides nothing', () => {
  expect(voteShares({ votesFor: 0, votesAgainst: 0 })).toEqual({ forPercent: 0, againstPercent: 0 });
});

test('both shares always make a hundred', () => {
  fc.assert(
    fc.property(votes, votes, (votesFor, votesAgainst) => {
      fc.pre(votesFor + votesAgainst > 0);
      const { forPercent, againstPercent } = voteShares({ votesFor, votesAgainst });
      expect(forPercent + againstPercent).toBeCloseTo(100, 9);
      expect(forPercent).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('only an active proposal can be voted on', () => {
  expect(['Active', 'Passed', 'Rejected', 'active'].map((status) => canVote({ status }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('days left are shown only above zero', () => {
  expect([6, 1, 0, -2].map(daysLeftLabel)).toEqual(['6 days left', '1 day left', null, null]);
});

test('a status other than Active or Passed is shown as a warning', () => {
  expect(['Active', 'Passed', 'Rejected', 'Expired'].map(statusTone)).toEqual(['blue', 'green', 'red', 'red']);
});
