import bowler from '@furrow/ui/art/avatar-bowler.svg';
import cap from '@furrow/ui/art/avatar-cap.svg';
import greyBraid from '@furrow/ui/art/avatar-grey-braid.svg';
import headwrap from '@furrow/ui/art/avatar-headwrap.svg';
import locs from '@furrow/ui/art/avatar-locs.svg';
import ponytail from '@furrow/ui/art/avatar-ponytail.svg';
import quiff from '@furrow/ui/art/avatar-quiff.svg';
import souwester from '@furrow/ui/art/avatar-souwester.svg';
import strawHat from '@furrow/ui/art/avatar-straw-hat.svg';
import twoBuns from '@furrow/ui/art/avatar-two-buns.svg';
import sensorTreeNight from '@furrow/ui/art/blog-carbon-credit-farming-night.svg';
import sensorTree from '@furrow/ui/art/blog-carbon-credit-farming.svg';
import riverValleyNight from '@furrow/ui/art/case-green-valley-night.svg';
import riverValley from '@furrow/ui/art/case-green-valley.svg';
import sproutNight from '@furrow/ui/art/case-sustainable-harvest-night.svg';
import sprout from '@furrow/ui/art/case-sustainable-harvest.svg';
import fish from '@furrow/ui/art/farm-aquaponics-fishing.svg';
import fishNight from '@furrow/ui/art/farm-aquaponics-fishing-night.svg';
import bees from '@furrow/ui/art/farm-beehives-pollinators.svg';
import beesNight from '@furrow/ui/art/farm-beehives-pollinators-night.svg';
import coldRoom from '@furrow/ui/art/farm-cold-room.svg';
import coldRoomNight from '@furrow/ui/art/farm-cold-room-night.svg';
import dairy from '@furrow/ui/art/farm-dairy.svg';
import dairyNight from '@furrow/ui/art/farm-dairy-night.svg';
import hedges from '@furrow/ui/art/farm-hedges.svg';
import hedgesNight from '@furrow/ui/art/farm-hedges-night.svg';
import orchardNight from '@furrow/ui/art/farm-orchard-night.svg';
import orchard from '@furrow/ui/art/farm-orchard.svg';
import seeds from '@furrow/ui/art/farm-seed-bank.svg';
import soil from '@furrow/ui/art/farm-soil-regeneration.svg';
import soilNight from '@furrow/ui/art/farm-soil-regeneration-night.svg';
import solar from '@furrow/ui/art/farm-solar.svg';
import solarNight from '@furrow/ui/art/farm-solar-night.svg';
import greenhouse from '@furrow/ui/art/farm-vertical-greenhouse.svg';
import barnNight from '@furrow/ui/art/farm-wheat-field-barn-night.svg';
import barn from '@furrow/ui/art/farm-wheat-field-barn.svg';
import greenValleyMap from '@furrow/ui/art/field-map-green-valley.svg';
import type { FarmDetails } from './farm';

/** The farms with a campaign; some of them sell a lot as well. */
export const campaignFarms: readonly FarmDetails[] = [
  {
    id: 'green-valley',
    portrait: strawHat,
    experience: '19 seasons',
    grows: 'tomatoes, chard, beans',
    line: 'Forty acres of tomatoes, beans and chard on volcanic soil.',
    art: { day: riverValley, night: riverValleyNight },
    figures: { lotsSold: 214, rating: 4.8, ratings: 412, foodGivenKg: 1120 },
    fields: [
      { what: 'Heirloom tomatoes', note: 'rows 14 to 22, on sale', size: '9 acres' },
      { what: 'Wheat, cut in August', size: '8 acres' },
      { what: 'Beans, picked until September 30', size: '7 acres' },
      { what: 'Chard', size: '4 acres' },
      { what: 'Rye for straw', size: '8 acres' },
      { what: 'Rye and vetch, sown last week', size: '4 acres' },
    ],
    size: '40 acres',
    map: {
      art: greenValleyMap,
      discs: [
        [16.4, 26.8],
        [52.5, 13.8],
        [22.8, 52.9],
        [42.2, 47.6],
        [28.8, 83.8],
        [94, 22.9],
      ],
    },
    people: [
      { name: 'Lucía Herrera', role: 'Grower', portrait: strawHat },
      { name: 'Arjun Rao', role: 'Drone pilot' },
      { name: 'Bill Mercer', role: 'Water steward' },
    ],
    story: { title: 'A valley that sells its own name', to: '/case-studies/green-valley' },
  },
  {
    id: 'prairie-bee',
    portrait: locs,
    experience: '16 seasons',
    grows: 'honey from the prairie',
    line: 'Sixty hives that never leave the prairie, and the flowers their bees visit.',
    art: { day: bees, night: beesNight },
    figures: { lotsSold: 143, rating: 4.9, ratings: 226 },
    fields: [
      { what: 'Hives by the creek', size: '26 hives' },
      { what: 'Hives along the county road', size: '22 hives' },
      { what: 'Hives behind the school', size: '12 hives' },
    ],
    size: '60 hives',
  },
  {
    id: 'altiplano',
    portrait: bowler,
    experience: 'seed keeper, third generation',
    grows: 'quinoa and potatoes',
    line: 'Quinoa and potatoes at 12,000 feet, from seed saved by 46 families.',
    art: { day: seeds },
    fields: [
      { what: 'Potatoes, planted on terraces this month', size: '11 acres' },
      { what: 'Quinoa, four colors, sown this month', size: '9 acres' },
      { what: 'Seed plots', size: '2 acres' },
    ],
    size: '22 acres',
  },
  {
    id: 'hillcrest',
    portrait: ponytail,
    experience: 'eleven lambing seasons',
    grows: 'sheep’s milk cheese',
    line: 'A steep farm with 64 ewes, a cheese room and grass under every panel.',
    art: { day: solar, night: solarNight },
    fields: [
      { what: 'Pasture under panels', size: '14 acres' },
      { what: 'Hay, two cuts', size: '31 acres' },
      { what: 'Lambing meadow', size: '5 acres' },
    ],
    size: '50 acres',
  },
  {
    id: 'violet-house',
    experience: 'has studied plant light since 2014',
    grows: 'lettuce, basil, spinach',
    line: 'Twelve shelves of greens under twelve mixes of light, all measured.',
    art: { day: greenhouse },
    fields: [
      { what: 'Head lettuce', size: '5 shelves' },
      { what: 'Basil', size: '4 shelves' },
      { what: 'Spinach', size: '3 shelves' },
    ],
    size: '12 shelves',
  },
  {
    id: 'maple-row',
    experience: '41 winters of pruning',
    grows: 'apples and maple syrup',
    line: 'Old apple trees, new ones grafted from them, and a row of maples to tap.',
    art: { day: orchard, night: orchardNight },
    fields: [
      { what: 'Standing apple trees', size: '6 acres' },
      { what: 'Young grafts', size: '2 acres' },
      { what: 'Sugar maples', size: '9 acres' },
    ],
    size: '17 acres',
  },
  {
    id: 'tallgrass',
    portrait: twoBuns,
    experience: 'on the land since 2018',
    grows: 'sorghum and rye',
    line: 'Grain land on its way to organic certification, kept green through the winter.',
    art: { day: soil, night: soilNight },
    fields: [
      { what: 'Rye, cut in July', size: '90 acres' },
      { what: 'Clover and vetch', size: '70 acres' },
      { what: 'Sorghum, sown in June', size: '50 acres' },
    ],
    size: '210 acres',
  },
  {
    id: 'oak-creek',
    portrait: souwester,
    experience: 'milks 42 Jerseys',
    grows: 'Jersey milk',
    line: 'Forty-two Jerseys on grass, and soon a vat in the village for all eleven herds.',
    art: { day: dairy, night: dairyNight },
    fields: [
      { what: 'Grazing, moved daily', size: '48 acres' },
      { what: 'Hay and silage', size: '36 acres' },
      { what: 'Oats and peas', size: '12 acres' },
    ],
    size: '96 acres',
  },
  {
    id: 'mangrove',
    portrait: quiff,
    experience: 'fish farmer since 2011',
    grows: 'tilapia and salad',
    line: 'Tilapia below, salad above: a farm on a parking lot next to a school.',
    art: { day: fish, night: fishNight },
    fields: [
      { what: 'Lettuce on rafts', size: '4 beds' },
      { what: 'Herbs in gravel', size: '3 beds' },
      { what: 'Tomatoes on strings', size: '2 beds' },
    ],
    size: '9 beds',
  },
  {
    id: 'cherry-bend',
    experience: 'cherries since 1987',
    grows: 'cherries',
    line: 'Sweet and tart cherries at a bend in the lake where frost settles.',
    art: { day: sensorTree, night: sensorTreeNight },
    fields: [
      { what: 'Tart cherries', size: '22 acres' },
      { what: 'Sweet cherries', size: '13 acres' },
      { what: 'Asparagus between the rows', size: '3 acres' },
    ],
    size: '38 acres',
  },
  {
    id: 'blue-heron',
    portrait: headwrap,
    experience: 'corn and oysters since 2006',
    grows: 'oysters and corn',
    line: 'Corn on the high ground, oysters in the creek, and a marsh coming back in between.',
    art: { day: sprout, night: sproutNight },
    fields: [
      { what: 'Corn', size: '41 acres' },
      { what: 'Soybeans', size: '27 acres' },
      { what: 'Restored marsh', size: '4 acres' },
    ],
    size: '72 acres',
  },
  {
    id: 'red-barn',
    experience: 'spelt since 2003',
    grows: 'rye, oats and spelt',
    line: 'Rye, oats and spelt in small fields, and one thresher for nine farms.',
    art: { day: barn, night: barnNight },
    fields: [
      { what: 'Spelt, cut in August', size: '26 acres' },
      { what: 'Clover, where oats were cut', size: '18 acres' },
      { what: 'Winter rye, sown last week', size: '16 acres' },
    ],
    size: '60 acres',
  },
  {
    id: 'kettle-hollow',
    portrait: greyBraid,
    experience: 'roots and squash for 16 years',
    grows: 'carrots, beets, squash',
    line: 'Carrots, beets and squash at 7,000 feet, sold long after the first snow.',
    art: { day: coldRoom, night: coldRoomNight },
    fields: [
      { what: 'Carrots and beets', size: '7 acres' },
      { what: 'Winter squash', size: '5 acres' },
      { what: 'Garlic, lifted in July', size: '2 acres' },
    ],
    size: '14 acres',
  },
  {
    id: 'willow-bank',
    portrait: cap,
    experience: 'potatoes by the Hudson',
    grows: 'potatoes, leeks',
    line: 'Potatoes on river land, protected by a mile and a third of young hedge.',
    art: { day: hedges, night: hedgesNight },
    fields: [
      { what: 'Potatoes', size: '19 acres' },
      { what: 'Leeks', size: '6 acres' },
      { what: 'Grass on the floodplain', size: '15 acres' },
    ],
    size: '40 acres',
  },
];
