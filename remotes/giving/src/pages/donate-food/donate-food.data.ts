import van from '@furrow/ui/art/community-food-rescue-van.svg';
import bread from '@furrow/ui/art/product-bread-and-wheat.svg';
import grains from '@furrow/ui/art/product-quinoa-grains.svg';
import tomatoes from '@furrow/ui/art/product-tomatoes.svg';
import type { DonationKind, FoodBankNeed } from './donate-food.model';

export const donationStats = [
  { value: '8.2T', label: 'food redistributed' },
  { value: '342', label: 'partner organizations' },
  { value: '48 h', label: 'from your call to the pickup' },
  { value: '$0', label: 'for the pickup' },
];

export const donationKinds = [
  {
    value: 'fresh',
    label: 'Fresh produce',
    text: 'Fruit, vegetables and herbs that are still good for three days.',
    image: tomatoes,
  },
  {
    value: 'pantry',
    label: 'Pantry goods',
    text: 'Grain, beans, oil and cans, sealed and within their date.',
    image: grains,
  },
  {
    value: 'prepared',
    label: 'Prepared meals',
    text: 'Cooked today, cooled properly, labeled with what is inside.',
    image: bread,
  },
  {
    value: 'surplus',
    label: 'Surplus',
    text: 'By the crate or pallet, from a harvest, a shop or a kitchen.',
    image: van,
  },
] satisfies DonationKind[];

export const foodBankNeeds = [
  {
    id: 'central',
    urgentNeeds: ['Fresh greens', 'Milk', 'Eggs'],
    capacity: 'Accepting donations',
    distance: '2.3 miles away',
    impact: '1,900 households a week',
  },
  {
    id: 'riverside',
    urgentNeeds: ['Baby food', 'Rice', 'Cooking oil'],
    capacity: 'High need',
    distance: '4.1 miles away',
    impact: '640 households, some by boat',
  },
  {
    id: 'hope',
    urgentNeeds: ['Root vegetables', 'Bread', 'Stock'],
    capacity: 'Accepting donations',
    distance: '5.8 miles away',
    impact: '310 hot lunches a day',
  },
] satisfies FoodBankNeed[];

export const donationSteps = [
  { title: 'Schedule', text: 'Tell us what it is, how much, and where it stands.' },
  { title: 'We pick it up', text: 'A driver comes at the time you chose, at no cost.' },
  { title: 'It is shared out', text: 'The food bank weighs, labels and hands it on within a day.' },
  { title: 'You see where it went', text: 'Meals, place and receipt stand in your donations.' },
];
