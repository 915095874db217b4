import type { Point } from '../../ui/points';

export const stats = [
  { value: '64', label: 'people' },
  { value: '14', label: 'countries' },
  { value: '41%', label: 'grew up on a farm' },
  { value: '4.5', label: 'days a week' },
];

export const allTeams = 'All teams';

export const perks = [
  { title: 'A weekly box', text: 'Food from our farms, delivered to your door.' },
  { title: '$2,500 to learn', text: 'Every year, for anything that helps you grow.' },
  { title: 'Four and a half days', text: 'You have Friday afternoons off.' },
  { title: 'A seat in the DAO', text: 'A Harvest seed on your first day.' },
  { title: 'Field weeks', text: 'Two paid weeks on a partner farm every year.' },
  { title: 'Twenty weeks', text: 'Of paid leave for every new parent.' },
] satisfies Point[];
