import fc from 'fast-check';
import { donations, recurringDonations } from './donations.data';
import { foodBanks } from './food-banks.data';
import {
  byFoodBank,
  byMonth,
  formatDate,
  mealsPerDollar,
  searchDonations,
  sum,
  summarize,
  type Donation,
} from './donations.model';

const anyDonation = fc.record<Donation>({
  id: fc.string(),
  amount: fc.integer({ min: 1, max: 1000 }),
  foodBank: fc.constantFrom(...Object.values(foodBanks)),
  date: fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, day]) => `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
  meals: fc.integer({ min: 1, max: 2000 }),
  status: fc.constantFrom('delivered', 'processing'),
  impactMessage: fc.string(),
  receipt: fc.string(),
});

describe('the sample donations', () => {
  it('add up to the figures of the summary', () => {
    expect(summarize(donations)).toEqual({ totalDonated: 2450, mealsProvided: 4900, foodBanksSupported: 8 });
  });

  it('count two meals for each dollar', () => {
    for (const { amount, meals } of donations) expect(meals).toBe(amount * mealsPerDollar);
  });

  it('carry ids like DON-001, newest first, and show both statuses', () => {
    expect(donations.every(({ id }) => /^DON-\d{3}$/.test(id))).toBe(true);
    expect(donations.map(({ id }) => id)).toEqual(
      donations
        .map(({ id }) => id)
        .toSorted()
        .reverse(),
    );
    expect(new Set(donations.map(({ status }) => status))).toEqual(new Set(['delivered', 'processing']));
  });

  it('come back each week or month', () => {
    expect(new Set(recurringDonations.map(({ frequency }) => frequency))).toEqual(new Set(['weekly', 'monthly']));
  });
});

describe('searching donations', () => {
  it.each([
    ['riverside', 'Riverside Pantry'],
    ['WASHINGTON', 'Northside Table'],
    [' boise ', 'Valley Share'],
    ['pantry riverside', 'Riverside Pantry'],
  ])('finds %s', (search, name) => {
    const found = searchDonations(donations, search);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ foodBank }) => foodBank.name === name)).toBe(true);
  });

  it('finds all without a word, and none for a place nobody gave to', () => {
    expect(searchDonations(donations, '')).toEqual(donations);
    expect(searchDonations(donations, 'Atlantis')).toEqual([]);
  });

  it('never looks at the id or the message', () => {
    expect(searchDonations(donations, 'DON-001')).toEqual([]);
  });
});

describe('the year of giving', () => {
  it('has twelve months, oldest first', () => {
    const months = byMonth(donations);
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: 'Oct 2024', amount: 210, meals: 420 });
    expect(months[11]).toEqual({ month: 'Sep 2025', amount: 240, meals: 480 });
  });

  it('writes a date the same way in every time zone', () => {
    expect(formatDate('2025-03-01')).toBe('Mar 1, 2025');
  });

  it('loses no dollar and no meal between months', () => {
    fc.assert(
      fc.property(fc.array(anyDonation), (any) => {
        const months = byMonth(any);
        expect(sum(months.map(({ amount }) => amount))).toBe(summarize(any).totalDonated);
        expect(sum(months.map(({ meals }) => meals))).toBe(summarize(any).mealsProvided);
      }),
    );
  });

  it('names the food banks that got most, the rest together, and loses no meal', () => {
    expect(byFoodBank(donations, 4).at(-1)?.name).toBe('Other');
    fc.assert(
      fc.property(fc.array(anyDonation), fc.integer({ min: 1, max: 8 }), (any, places) => {
        const parts = byFoodBank(any, places);
        const named = parts.filter(({ name }) => name !== 'Other').map(({ value }) => value);
        expect(sum(parts.map(({ value }) => value))).toBe(summarize(any).mealsProvided);
        expect(named).toEqual(named.toSorted((a, b) => b - a));
        expect(named.length).toBeLessThanOrEqual(Math.max(places, 8));
      }),
    );
  });
});
