import { partnerTiers } from './food-bank-partner.data';

describe('partner tiers', () => {
  it('begin at nothing, at $10,000 and at $50,000 a year', () => {
    expect(partnerTiers.map(({ name, minDonations }) => [name, minDonations])).toEqual([
      ['Community Partner', 0],
      ['Verified Partner', 10_000],
      ['Premium Partner', 50_000],
    ]);
  });

  it('mark Verified Partner as popular, and nothing else', () => {
    expect(partnerTiers.filter(({ popular }) => popular).map(({ name }) => name)).toEqual(['Verified Partner']);
  });

  it('add something with every step', () => {
    for (const [index, tier] of partnerTiers.entries()) {
      const before: readonly string[] = partnerTiers[index - 1]?.benefits ?? [];
      expect(tier.benefits.filter((benefit) => !before.includes(benefit)).length).toBeGreaterThanOrEqual(4);
    }
  });
});
