import insurance from '@furrow/ui/art/icon-insurance.svg';
import loan from '@furrow/ui/art/icon-loan.svg';
import market from '@furrow/ui/art/icon-market.svg';
import tokenize from '@furrow/ui/art/icon-tokenize.svg';

export const figures = [
  { value: '72%', label: 'of loans approved' },
  { value: '$150K', label: 'average income increase' },
  { value: '8.0%', label: 'fixed, a year' },
  { value: '24 h', label: 'to an answer' },
];

export const year = [
  {
    month: 'February',
    title: 'Borrow for seed',
    text: 'Against equipment, land or the harvest itself. Paid out in USDC, less a 2% origination fee.',
    icon: loan,
  },
  {
    month: 'April',
    title: 'Sell a share early',
    text: 'Supporters hold part of the coming crop from $10. You keep the deed and the decisions.',
    icon: tokenize,
  },
  {
    month: 'June',
    title: 'Insure the rain',
    text: 'A gauge you can see from the road decides. It pays without a claim.',
    icon: insurance,
  },
  {
    month: 'September',
    title: 'Set your price',
    text: 'Lots go to shops and kitchens with your name on them, and the money on the day they sign.',
    icon: market,
  },
];
