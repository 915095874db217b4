import { choiceField, defineQuery, optionalField, textField } from '@furrow/remote/query';
import { matchesWords } from '@furrow/ui/match-words';
import type { FarmName } from '../../data/farm';
import { crops, type Coordinates, type Crop, type FarmPlace } from '../../data/farm-place';
import { farmPlaces } from '../../data/farm-places.data';
import { farmNames } from '../../data/farm-names.data';
import { harvestNames, harvestsNow } from '../../data/harvests.model';
import { harvests } from '../../data/harvests.data';
import { stamps } from '../../data/stamps.data';
import { zipAreas } from './zip-areas.data';

export const sorts = ['name', 'near', 'ripe'] as const;
export type Sort = (typeof sorts)[number];

export const sortLabels: Record<Sort, string> = { name: 'A to Z', near: 'Nearest first', ripe: 'Ripe first' };

/** What the visitor looks at. It lives in the address; the ZIP code does not, because an address reaches the server. */
export type FarmsView = {
  crop: Crop | undefined;
  campaign: 'open' | undefined;
  season: 'now' | undefined;
  query: string;
  sort: Sort;
  /** The chosen farm, by its id. */
  farm: string;
};

const itself = <T extends string>(value: T) => value;

/** The view in the query of the address. */
export const farmsQuery = defineQuery<FarmsView>({
  crop: optionalField('crop', crops, cropSlug),
  campaign: optionalField('campaign', ['open'], itself),
  season: optionalField('season', ['now'], itself),
  query: textField('q'),
  sort: choiceField('sort', 'name', sorts),
  farm: textField('farm'),
});

/** A crop as a word of an address: `dairy-and-eggs`. */
export function cropSlug(crop: Crop): string {
  return crop.toLowerCase().replaceAll(' ', '-');
}

export type FarmOnMap = FarmPlace &
  Pick<FarmName, 'id' | 'name' | 'place'> & {
    stamp: string;
    /** What it harvests on the sample day, in words; empty when that is nothing. */
    now: string;
    /** In which is searched. */
    text: string;
  };

/** All farms by name, which is their order unless the visitor wants another. */
export const farmsOnMap: readonly FarmOnMap[] = farmNames
  .map(({ id, name, place, grower }) => {
    const where = farmPlaces[id];
    const stamp = stamps[id];
    if (!where || !stamp) throw new Error(`${id} has no place on the map, or no stamp.`);
    const grown = (harvests[id] ?? []).map(({ what }) => what);
    const text = [name, grower, place, where.crop, ...grown].join(' ');
    return { id, name, place, ...where, stamp, now: harvestNames(harvestsNow(id)), text };
  })
  .sort(byName);

/** Those that match what is set. */
export function filterFarms(
  list: readonly FarmOnMap[],
  { crop, campaign, season, query }: Pick<FarmsView, 'crop' | 'campaign' | 'season' | 'query'>,
): FarmOnMap[] {
  return list.filter(
    (farm) =>
      (!crop || farm.crop === crop) &&
      (!campaign || farm.campaign) &&
      (!season || farm.now) &&
      matchesWords(query, farm.text),
  );
}

/** A sorted copy. Without a place to be near to, the nearest first are sorted by name. */
export function sortFarms(list: readonly FarmOnMap[], sort: Sort, from: Coordinates | undefined): FarmOnMap[] {
  const orders = {
    name: () => 0,
    near: (a: FarmOnMap, b: FarmOnMap) => (from ? milesBetween(from, a) - milesBetween(from, b) : 0),
    ripe: (a: FarmOnMap, b: FarmOnMap) => Number(a.now === '') - Number(b.now === ''),
  };
  return [...list].sort((a, b) => orders[sort](a, b) || byName(a, b));
}

/** The order in which farms stand: the nearest cannot be first where nobody knows what they are near to. */
export function sortOf({ sort }: Pick<FarmsView, 'sort'>, from: Coordinates | null | undefined): Sort {
  return sort === 'near' && !from ? 'name' : sort;
}

/** How many filters are set. */
export function filterCount({ crop, campaign, season, query }: FarmsView): number {
  return [crop, campaign, season, query.trim()].filter(Boolean).length;
}

/** Says how many farms match: "11 farms with an open campaign", "1 farm with fruit, in season, for “oak”". */
export function foundText(count: number, { crop, campaign, season, query }: FarmsView): string {
  const words = [
    crop && `with ${crop.toLowerCase()}`,
    campaign && 'with an open campaign',
    season && 'in season',
    query.trim() && `for “${query.trim()}”`,
  ].filter(Boolean);
  const farms = count === 1 ? '1 farm' : `${count} farms`;
  return words.length === 0 ? farms : `${farms} ${words.join(', ')}`;
}

/** The sample area of a ZIP code: undefined until five digits are typed, and `null` for one that is not known. */
export function zipArea(zip: string): (Coordinates & { area: string }) | null | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined;
  return (zipAreas as Record<string, Coordinates & { area: string }>)[zip.slice(0, 3)] ?? null;
}

const earthRadiusMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance on the globe, by the haversine formula. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const along = Math.cos(radians(from.north)) * Math.cos(radians(to.north)) * half(to.east - from.east);
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(half(to.north - from.north) + along));
}

/** The size of the map of the United States. */
export const mapSize = { width: 960, height: 620 };

/** How many units of that map a mile has. */
export const unitsPerMile = 20.07 / 69;

/**
 * Where a place is on the map of the United States, in its units: Albers' equal-area conic projection with the
 * parallels 29.5 and 45.5 north, around 38 north and 96 west.
 */
export function onMap({ north, east }: Coordinates): { x: number; y: number } {
  const [south, top, middle] = [radians(29.5), radians(45.5), radians(38)];
  const n = (Math.sin(south) + Math.sin(top)) / 2;
  const c = Math.cos(south) ** 2 + 2 * n * Math.sin(south);
  const radius = (latitude: number) => Math.sqrt(c - 2 * n * Math.sin(latitude)) / n;
  const angle = n * radians(east + 96);
  const scale = 1150;
  return {
    x: 492 + scale * radius(radians(north)) * Math.sin(angle),
    y: 318 - scale * (radius(middle) - radius(radians(north)) * Math.cos(angle)),
  };
}

export const regions = ['West', 'Plains', 'East', 'Far'] as const;
export type Region = (typeof regions)[number];

/** The part of the map that a phone shows a farm in; "Far" are the two maps of their own. */
export function regionOf({ on, at: [x] }: FarmPlace): Region {
  if (on) return 'Far';
  return x < 30 ? 'West' : x < 60 ? 'Plains' : 'East';
}

function byName(a: FarmOnMap, b: FarmOnMap): number {
  return a.name < b.name ? -1 : 1;
}
