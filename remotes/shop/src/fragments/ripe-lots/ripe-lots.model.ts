import { daysToEnd, isAllYear, isInSeason, type LotSeason, type Season } from '../../data/seasons.model';

/** What is in season on an ISO day, the sample day if absent: first what ends first, and last what is there all year. */
export function ripeFirst<T extends { id: string }>(
  products: readonly T[],
  seasons: Readonly<Record<string, LotSeason>>,
  day?: string,
): { product: T; season: Season }[] {
  const daysLeft = (season: Season) => (isAllYear(season) ? Infinity : daysToEnd(season, day));
  return products
    .flatMap((product) => {
      const of = seasons[product.id];
      return of && of.kept === undefined && isInSeason(of.season, day) ? { product, season: of.season } : [];
    })
    .sort((a, b) => daysLeft(a.season) - daysLeft(b.season));
}
