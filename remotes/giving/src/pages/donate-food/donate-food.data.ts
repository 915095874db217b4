import bread from '@furrow/ui/art/product-bread-and-wheat.svg';
import grains from '@furrow/ui/art/product-quinoa-grains.svg';
import crates from '@furrow/ui/art/product-surplus-crates.svg';
import tomatoes from '@furrow/ui/art/product-tomatoes.svg';
import type { DonationKind, FoodBankNeed } from './donate-food.model';

export const donationStats = [
  { value: '8.2T', label: 'food redistributed' },
  { value: '342', label: 'partner organizations' },
  { value: '48 h', label: 'from your call to pickup' },
  { value: '$0', label: 'for pickup' },
];

export const donationKinds = [
  {
    value: 'fresh',
    label: 'Fresh produce',
    text: 'Fruit, vegetables and herbs good for at least three more days.',
    image: tomatoes,
  },
  {
    value: 'pantry',
    label: 'Pantry goods',
    text: 'Grain, beans, oil and cans, sealed and not expired.',
    image: grains,
  },
  {
    value: 'prepared',
    label: 'Prepared meals',
    text: 'Cooked today, cooled properly and labeled with the ingredients.',
    image: bread,
  },
  {
    value: 'surplus',
    label: 'Surplus',
    text: 'By the crate or pallet, from a harvest, a store or a kitchen.',
    image: crates,
  },
] satisfies DonationKind[];

export const foodBankNeeds = [
  {
    id: 'central',
    urgentNeeds: ['Fresh greens', 'Milk', 'Eggs'],
    capacity: 'Accepting donations',
    distance: '2.3 miles from downtown',
    impact: '1,900 households a week',
  },
  {
    id: 'riverside',
    urgentNeeds: ['Baby food', 'Rice', 'Cooking oil'],
    capacity: 'High need',
    distance: '4.1 miles from downtown',
    impact: '640 households across the river',
  },
  {
    id: 'hope',
    urgentNeeds: ['Root vegetables', 'Bread', 'Broth'],
    capacity: 'Accepting donations',
    distance: '5.8 miles from downtown',
    impact: '310 hot lunches a day',
  },
] satisfies FoodBankNeed[];

export const donationSteps = [
  { title: 'Schedule', text: 'Tell us what it is, how much, and where to collect it.' },
  { title: 'We pick it up', text: 'A driver comes at the time you chose, at no cost.' },
  { title: 'It gets distributed', text: 'The food bank weighs, labels and hands it out within a day.' },
  { title: 'You see where it went', text: 'Find meals, destination and receipt under My Donations.' },
];
