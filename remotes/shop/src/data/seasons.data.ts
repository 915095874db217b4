import type { LotSeason } from './seasons.model';

const allYear = { season: { from: '01-01', to: '12-31' } };

/** When each lot and each product of this week is harvested, or from which harvest it comes. A carbon credit has no season. */
export const seasons: Readonly<Record<string, LotSeason>> = {
  'heirloom-tomatoes': { season: { from: '07-10', to: '10-08' } },
  'grass-fed-beef': { season: { from: '06-01', to: '11-30' } },
  'nantes-carrots': { season: { from: '07-20', to: '11-10' } },
  'farmhouse-cheese': allYear,
  'summer-berries': { season: { from: '06-25', to: '09-24' } },
  'forest-mushrooms': { season: { from: '09-10', to: '11-15' } },
  'blue-corn-masa': { kept: 'October 2024' },
  'wildflower-honey': { season: { from: '07-05', to: '09-28' } },
  'pasture-eggs': allYear,
  'stone-milled-flour': { kept: 'July 2025' },
  'olive-oil': { kept: 'November 2024' },
  'shade-cacao': { kept: 'January 2025' },
  'winter-greens': allYear,
  'orchard-apples': { season: { from: '09-08', to: '11-10' } },
  'royal-quinoa': { kept: 'September 2024' },
  'heritage-chicken': { season: { from: '06-01', to: '11-20' } },
  'stone-milled-sourdough': allYear,
  'summer-berry-box': { season: { from: '06-25', to: '09-24' } },
  'first-press-olive-oil': { kept: 'November 2024' },
  'pasture-raised-eggs': allYear,
};
