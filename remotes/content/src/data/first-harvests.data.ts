/** What the season shows first, by farm and name, as long as it is in season: one of each kind, from all over the country. */
export const firstHarvests: readonly (readonly [farm: string, what: string])[] = [
  ['green-valley', 'Heirloom tomatoes'],
  ['blue-ridge-berries', 'Blueberries'],
  ['prairie-bee', 'Honey'],
  ['hollow-hill-orchard', 'Cider apples'],
  ['kettle-hollow', 'Winter squash'],
  ['san-luis-growers', 'Quinoa'],
  ['blue-heron', 'Oysters'],
  ['old-mill-acres', 'Carrots'],
  ['moss-and-loam', 'Fall shiitake'],
];
