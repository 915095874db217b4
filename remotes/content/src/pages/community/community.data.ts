import donate from '@furrow/ui/art/icon-donate.svg';
import impact from '@furrow/ui/art/icon-impact.svg';
import vote from '@furrow/ui/art/icon-vote.svg';

export const stats = [
  { value: '10,000+', label: 'members' },
  { value: '2,500+', label: 'farmers' },
  { value: '500+', label: 'developers' },
  { value: '50+', label: 'countries' },
];

export const doors = [
  {
    title: 'Forums',
    text: 'Frost dates, gas fees, drying racks. Every proposal begins as a thread here.',
    to: '/community/forums',
    link: 'Read the forums',
    icon: vote,
  },
  {
    title: 'Events',
    text: 'Soil walks outdoors, readings online, and an assembly twice a year.',
    to: '/community/events',
    link: 'See the calendar',
    icon: impact,
  },
  {
    title: 'Rewards',
    text: 'Tokens for work that helps others: a translation, a review, a van shift on a Sunday.',
    to: '/community/rewards',
    link: 'How rewards work',
    icon: donate,
  },
];
