import fc from 'fast-check';
import { partnerTiers } from './food-bank-partner.data';
import { tierFor } from './food-bank-partner.model';

describe('partner tiers', () => {
  it.each([
    [0, 'Community Partner'],
    [9_999, 'Community Partner'],
    [10_000, 'Verified Partner'],
    [49_999, 'Verified Partner'],
    [50_000, 'Premium Partner'],
  ])('with $%d a year a food bank is a %s', (donations, name) => {
    expect(tierFor(partnerTiers, donations)?.name).toBe(name);
  });

  it('marks Verified Partner as popular, and nothing else', () => {
    expect(partnerTiers.filter(({ popular }) => popular).map(({ name }) => name)).toEqual(['Verified Partner']);
  });

  it('never loses a tier by receiving more', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (a, b) => {
        const before = tierFor(partnerTiers, a)?.minDonations ?? -1;
        expect(tierFor(partnerTiers, a + b)?.minDonations ?? -1).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
