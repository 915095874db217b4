/** What farms grow, in the order of the choices; each farm counts once, by what it grows most. */
export const crops = [
  'Vegetables',
  'Grains',
  'Fruit',
  'Dairy and eggs',
  'Fish and meat',
  'Honey and oil',
  'Coffee and cacao',
  'Carbon',
] as const;
export type Crop = (typeof crops)[number];

/** Degrees north of the equator and east of Greenwich. */
export type Coordinates = { north: number; east: number };

export type FarmPlace = Coordinates & {
  crop: Crop;
  /** The map it is on; the one of the United States if absent. */
  on?: 'puerto-rico' | 'bolivia';
  /** Where it is on the map, in percent of the width and of the height. */
  at: readonly [x: number, y: number];
  /** Where its picture stands, if it is moved aside so that no other hides it. */
  pin?: readonly [x: number, y: number];
  /** Its campaign takes money; `e2e/map.spec.ts` compares it with what the campaign's page says. */
  campaign?: boolean;
};
