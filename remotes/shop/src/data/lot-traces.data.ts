import type { LotTrace } from './lot-traces.model';
import { blueCornMasa } from './traces/blue-corn-masa.data';
import { farmhouseCheese } from './traces/farmhouse-cheese.data';
import { forestMushrooms } from './traces/forest-mushrooms.data';
import { grassFedBeef } from './traces/grass-fed-beef.data';
import { heirloomTomatoes } from './traces/heirloom-tomatoes.data';
import { heritageChicken } from './traces/heritage-chicken.data';
import { nantesCarrots } from './traces/nantes-carrots.data';
import { oliveOil } from './traces/olive-oil.data';
import { orchardApples } from './traces/orchard-apples.data';
import { pastureEggs } from './traces/pasture-eggs.data';
import { royalQuinoa } from './traces/royal-quinoa.data';
import { shadeCacao } from './traces/shade-cacao.data';
import { soilCarbonCredit } from './traces/soil-carbon-credit.data';
import { stoneMilledFlour } from './traces/stone-milled-flour.data';
import { summerBerries } from './traces/summer-berries.data';
import { wildflowerHoney } from './traces/wildflower-honey.data';
import { winterGreens } from './traces/winter-greens.data';

/** By the id of the product. */
export const traces: Partial<Record<string, LotTrace>> = {
  'heirloom-tomatoes': heirloomTomatoes,
  'grass-fed-beef': grassFedBeef,
  'nantes-carrots': nantesCarrots,
  'farmhouse-cheese': farmhouseCheese,
  'summer-berries': summerBerries,
  'forest-mushrooms': forestMushrooms,
  'blue-corn-masa': blueCornMasa,
  'soil-carbon-credit': soilCarbonCredit,
  'wildflower-honey': wildflowerHoney,
  'pasture-eggs': pastureEggs,
  'stone-milled-flour': stoneMilledFlour,
  'olive-oil': oliveOil,
  'shade-cacao': shadeCacao,
  'winter-greens': winterGreens,
  'orchard-apples': orchardApples,
  'royal-quinoa': royalQuinoa,
  'heritage-chicken': heritageChicken,
};
