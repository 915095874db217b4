export const tips = [
  'First campaigns do best with a goal of $5,000 to $25,000.',
  'The best duration is 30 to 60 days.',
  'Show the field, the people and the bill. Three photos beat three pages.',
  'Write an update each week: supporters give again when they can follow along.',
];

export const successStats = [
  { label: 'Campaigns that reach their goal', value: '87%' },
  { label: 'Raised on average', value: '$7,017' },
  { label: 'Supporters on average', value: '24' },
];
