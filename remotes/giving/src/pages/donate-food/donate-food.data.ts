import bread from '@furrow/ui/art/product-bread-and-wheat.svg';
import grains from '@furrow/ui/art/product-quinoa-grains.svg';
import crates from '@furrow/ui/art/product-surplus-crates.svg';
import tomatoes from '@furrow/ui/art/product-tomatoes.svg';
import type { DonationKind, FoodBankNeed } from './donate-food.model';
import * as words from './words';

export const donationStats = [
  { value: words.tons, label: words.redistributed },
  { value: '342', label: words.partners },
  { value: '48 h', label: words.toPickup },
  { value: '$0', label: words.forPickup },
];

export const donationKinds = [
  {
    value: 'fresh',
    label: words.fresh,
    text: words.freshText,
    image: tomatoes,
  },
  {
    value: 'pantry',
    label: words.pantry,
    text: words.pantryText,
    image: grains,
  },
  {
    value: 'prepared',
    label: words.prepared,
    text: words.preparedText,
    image: bread,
  },
  {
    value: 'surplus',
    label: words.surplus,
    text: words.surplusText,
    image: crates,
  },
] satisfies DonationKind[];

export const foodBankNeeds = [
  {
    id: 'central',
    urgentNeeds: words.centralNeeds,
    capacity: 'Accepting donations',
    distance: words.centralDistance,
    impact: words.centralImpact,
  },
  {
    id: 'riverside',
    urgentNeeds: words.riversideNeeds,
    capacity: 'High need',
    distance: words.riversideDistance,
    impact: words.riversideImpact,
  },
  {
    id: 'hope',
    urgentNeeds: words.hopeNeeds,
    capacity: 'Accepting donations',
    distance: words.hopeDistance,
    impact: words.hopeImpact,
  },
] satisfies FoodBankNeed[];

export const donationSteps = [
  { title: words.scheduleStep, text: words.scheduleStepText },
  { title: words.pickupStep, text: words.pickupStepText },
  { title: words.distributedStep, text: words.distributedStepText },
  { title: words.followStep, text: words.followStepText },
];
