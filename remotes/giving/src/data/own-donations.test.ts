import type { YouEntry } from '@furrow/you/model';
import { ownDonations, ownImpact, ownToShare } from './own-donations.model';

const order: YouEntry = {
  id: 'order:ORD-743',
  kind: 'order',
  at: '2025-03-13T18:20:00.000Z',
  ref: 'ORD-743',
  title: 'Order ORD-743',
  to: '/orders?id=ORD-743',
  cents: 3488,
  state: 'on its way',
};
const gift: YouEntry = {
  id: 'gift:1',
  kind: 'gift',
  at: '2025-03-13T10:00:00.000Z',
  ref: 'green-valley',
  title: 'Gift to Drone irrigation for 40 acres',
  to: '/farm-details/green-valley',
  cents: 10_000,
  state: 'not paid',
};

it('passes 5% of an order on to the food bank, until the order arrives as processing', () => {
  const [passedOn] = ownDonations([order]);
  expect(passedOn).toMatchObject({
    name: 'Riverside Pantry',
    line: '5% of order ORD-743',
    number: 'ORD-743',
    cents: 174,
    meals: 3,
    status: 'processing',
    link: { to: '/orders?id=ORD-743', label: 'Receipt' },
  });
  expect(ownDonations([{ ...order, state: 'arrived' }])[0]?.status).toBe('delivered');
});

it('shows a gift with the reward that it reaches, as not paid', () => {
  const [shown] = ownDonations([gift]);
  expect(shown).toMatchObject({ name: 'Green Valley Farm', cents: 10_000, status: 'not paid' });
  expect(shown?.line).toMatch(/^Drone irrigation for 40 acres, reaches \S/);
  expect(shown?.meals).toBeUndefined();
  expect(ownDonations([{ ...gift, cents: 100 }])[0]?.line).toBe('Drone irrigation for 40 acres');
});

it('counts what was passed on and not what was only offered', () => {
  expect(ownImpact(ownDonations([order, gift]))).toEqual({
    ...{ orders: 1, ordered: '$34.88' },
    ...{ total: '$1.74', meals: 3, foodBanks: 1 },
  });
  expect(ownImpact(ownDonations([gift]))).toMatchObject({ orders: 0, total: '$0.00', meals: 0, foodBanks: 0 });
  expect(ownToShare([gift])).toBeUndefined();
});

it('leaves out what is no donation, what has no amount, and a gift to a campaign that is gone', () => {
  const { cents, ...unpriced } = order;
  expect(cents).toBe(3488);
  expect(ownDonations([unpriced, { ...order, kind: 'check' }, { ...gift, ref: 'gone' }])).toEqual([]);
});
