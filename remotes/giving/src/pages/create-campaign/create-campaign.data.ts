import bees from '@furrow/ui/art/farm-beehives-pollinators.svg';
import drone from '@furrow/ui/art/farm-drone-irrigation.svg';
import orchard from '@furrow/ui/art/farm-orchard.svg';
import seeds from '@furrow/ui/art/farm-seed-bank.svg';
import solar from '@furrow/ui/art/farm-solar.svg';
import greenhouse from '@furrow/ui/art/farm-vertical-greenhouse.svg';
import barn from '@furrow/ui/art/farm-wheat-field-barn.svg';

/** What stands on the card until the farm sends a picture of its own, by category. */
export const pictures = {
  technology: drone,
  research: greenhouse,
  seeds,
  equipment: solar,
  environment: bees,
  education: orchard,
};
/** Before a category is chosen. */
export const anyPicture = barn;

export const tips = [
  'First campaigns do best with a goal of $5,000 to $25,000.',
  'The best duration is 30 to 60 days.',
  'Show the field, the people and the budget. Three photos beat three pages.',
  'Write an update each week: supporters give again when they can follow along.',
];

export const successStats = [
  { label: 'Campaigns that reach their goal', value: '87%' },
  { label: 'Raised on average', value: '$7,547' },
  { label: 'Supporters on average', value: '26' },
];
