import { farmVotes } from './farm-votes.data';
import { proposals } from './proposals.data';

it.each(Object.entries(farmVotes))(
  'tells one vote of %s on each proposal, and no more votes than proposals',
  (_, of) => {
    expect(Object.keys(of!.choices).sort()).toEqual(proposals.map(({ id }) => id).sort());
    expect(of!.voted).toBeLessThanOrEqual(of!.proposals);
    // A vote that is over is not to come.
    const open = proposals.filter(({ id, status }) => status !== 'Active' && of!.choices[id] === 'open');
    expect(open).toEqual([]);
  },
);
