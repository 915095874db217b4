import hope from '@furrow/ui/art/community-kitchen-hope.svg';
import seeds from '@furrow/ui/art/farm-seed-bank.svg';
import soil from '@furrow/ui/art/farm-soil-regeneration.svg';
import guardian from '@furrow/ui/art/nft-guardian.svg';
import harvest from '@furrow/ui/art/nft-harvest.svg';
import seedling from '@furrow/ui/art/nft-seedling.svg';
import tomatoes from '@furrow/ui/art/product-tomatoes.svg';
import { foodBanks } from '../../data/food-banks.data';
import type { Achievement, Activity, Partner } from './impact-dashboard.model';

/** Meals served in the last weeks, this week last: what was donated reaches a table over some weeks. */
export const weeklyMeals = [36, 44, 42, 58, 56, 70, 66, 82, 78, 94, 92, 114];

export const activityPictures = {
  donation: hope,
  carbon: soil,
  purchase: tomatoes,
  loan: seeds,
} satisfies Record<Activity['type'], string>;

export const activities = [
  {
    type: 'donation',
    description: 'Donation to Hope Community Kitchen',
    time: '2 hours ago',
    amount: '$120.00',
  },
  { type: 'carbon', description: 'Carbon credits retired', time: 'Yesterday', amount: '+0.2 t' },
  {
    type: 'purchase',
    description: 'Order: tomatoes, honey',
    time: '3 days ago',
    amount: '$38.46',
  },
  {
    type: 'loan',
    description: 'Loan repaid by Altiplano Growers',
    time: 'Last week',
    amount: '+$120.00',
  },
] satisfies Activity[];

export const partners = [
  { ...foodBanks.central, totalReceived: 18_640, goal: 24_000, monthlyProgress: 71, urgency: 'medium' },
  { ...foodBanks.riverside, totalReceived: 12_300, goal: 20_000, monthlyProgress: 68, urgency: 'high' },
  { ...foodBanks.hope, totalReceived: 15_750, goal: 18_000, monthlyProgress: 80, urgency: 'low' },
] satisfies Partner[];

export const achievements = [
  {
    title: 'First Seed',
    description: 'Your first donation, October 5, 2024.',
    earned: true,
    image: seedling,
  },
  {
    title: 'Thousand Meals',
    description: 'You passed a thousand meals in December.',
    earned: true,
    image: harvest,
  },
  {
    title: 'Twelve Weeks',
    description: 'A donation or an order every week for twelve weeks.',
    earned: true,
    image: harvest,
  },
  {
    title: 'Ten Thousand Meals',
    description: 'You are almost halfway.',
    earned: false,
    image: guardian,
  },
] satisfies Achievement[];
