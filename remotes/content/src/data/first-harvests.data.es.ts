export const firstHarvests: readonly (readonly [farm: string, what: string])[] = [
  ['green-valley', 'Tomates de herencia'],
  ['blue-ridge-berries', 'Arándanos'],
  ['prairie-bee', 'Miel'],
  ['hollow-hill-orchard', 'Manzanas para sidra'],
  ['kettle-hollow', 'Calabaza'],
  ['san-luis-growers', 'Quinua'],
  ['blue-heron', 'Ostras'],
  ['old-mill-acres', 'Zanahorias'],
  ['moss-and-loam', 'Shiitake de otoño'],
];
