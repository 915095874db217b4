import harvest from '@furrow/ui/art/icon-impact.svg';
import pick from '@furrow/ui/art/icon-market.svg';
import give from '@furrow/ui/art/icon-donate.svg';

export const supportStats = [
  { value: '318', label: 'farms supported' },
  { value: '$2.4M', label: 'total raised' },
  { value: '8,150', label: 'active supporters' },
  { value: '87%', label: 'success rate' },
];

export const steps = [
  {
    title: 'Choose a campaign',
    text: 'See who farms there, what it costs and how much is left to raise.',
    image: pick,
  },
  {
    title: 'Give what you can',
    text: 'From $1. Each tier comes with a thank-you, from a photo to a seat at dinner.',
    image: give,
  },
  {
    title: 'Follow the harvest',
    text: 'Updates from the field and every payment on the ledger, until the crop is in.',
    image: harvest,
  },
];
