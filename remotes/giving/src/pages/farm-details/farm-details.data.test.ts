import { campaigns } from '../../data/campaigns.data';
import { campaignDetails } from './farm-details.data';

describe('the pages of the campaigns', () => {
  it('tell more about every campaign, and about nothing else', () => {
    expect(Object.keys(campaignDetails).toSorted()).toEqual(campaigns.map(({ id }) => id).toSorted());
  });

  it('have a story, figures, updates and a team each', () => {
    for (const { story, metrics, updates, team } of Object.values(campaignDetails)) {
      for (const part of [story, metrics, updates, team]) expect(part.length).toBeGreaterThan(0);
    }
  });
});
