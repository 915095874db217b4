import bandana from '@furrow/ui/art/avatar-bandana.svg';
import beanie from '@furrow/ui/art/avatar-beanie.svg';
import bowler from '@furrow/ui/art/avatar-bowler.svg';
import braids from '@furrow/ui/art/avatar-braids.svg';
import cap from '@furrow/ui/art/avatar-cap.svg';
import greyBraid from '@furrow/ui/art/avatar-grey-braid.svg';
import headwrap from '@furrow/ui/art/avatar-headwrap.svg';
import locs from '@furrow/ui/art/avatar-locs.svg';
import moustache from '@furrow/ui/art/avatar-moustache.svg';
import ponytail from '@furrow/ui/art/avatar-ponytail.svg';
import quiff from '@furrow/ui/art/avatar-quiff.svg';
import souwester from '@furrow/ui/art/avatar-souwester.svg';
import strawHat from '@furrow/ui/art/avatar-straw-hat.svg';
import topknot from '@furrow/ui/art/avatar-topknot.svg';
import twoBuns from '@furrow/ui/art/avatar-two-buns.svg';
import sensorTree from '@furrow/ui/art/blog-carbon-credit-farming.svg';
import sensorTreeNight from '@furrow/ui/art/blog-carbon-credit-farming-night.svg';
import riverValley from '@furrow/ui/art/case-green-valley.svg';
import riverValleyNight from '@furrow/ui/art/case-green-valley-night.svg';
import sprout from '@furrow/ui/art/case-sustainable-harvest.svg';
import sproutNight from '@furrow/ui/art/case-sustainable-harvest-night.svg';
import fish from '@furrow/ui/art/farm-aquaponics-fishing.svg';
import bees from '@furrow/ui/art/farm-beehives-pollinators.svg';
import coldRoom from '@furrow/ui/art/farm-cold-room.svg';
import dairy from '@furrow/ui/art/farm-dairy.svg';
import hedges from '@furrow/ui/art/farm-hedges.svg';
import orchard from '@furrow/ui/art/farm-orchard.svg';
import orchardNight from '@furrow/ui/art/farm-orchard-night.svg';
import seeds from '@furrow/ui/art/farm-seed-bank.svg';
import soil from '@furrow/ui/art/farm-soil-regeneration.svg';
import solar from '@furrow/ui/art/farm-solar.svg';
import greenhouse from '@furrow/ui/art/farm-vertical-greenhouse.svg';
import barn from '@furrow/ui/art/farm-wheat-field-barn.svg';
import barnNight from '@furrow/ui/art/farm-wheat-field-barn-night.svg';
import greenValleyMap from '@furrow/ui/art/field-map-green-valley.svg';
import apples from '@furrow/ui/art/product-apples.svg';
import berries from '@furrow/ui/art/product-berries.svg';
import bread from '@furrow/ui/art/product-bread-and-wheat.svg';
import carbonCredit from '@furrow/ui/art/product-carbon-credit-certificate.svg';
import carrots from '@furrow/ui/art/product-carrots.svg';
import cattle from '@furrow/ui/art/product-cattle.svg';
import chicken from '@furrow/ui/art/product-chicken.svg';
import cacao from '@furrow/ui/art/product-coffee-and-cacao.svg';
import eggs from '@furrow/ui/art/product-eggs.svg';
import greens from '@furrow/ui/art/product-leafy-greens.svg';
import maize from '@furrow/ui/art/product-maize.svg';
import cheese from '@furrow/ui/art/product-milk-and-cheese.svg';
import mushrooms from '@furrow/ui/art/product-mushrooms.svg';
import oliveOil from '@furrow/ui/art/product-olive-oil.svg';
import quinoa from '@furrow/ui/art/product-quinoa-grains.svg';

export type Farm = {
  /** The last part of its address. Every team knows the farm by it. */
  id: string;
  name: string;
  grower: string;
  /** Without one the grower is a name alone. */
  portrait?: string;
  /** How long, or what the grower does. */
  experience: string;
  place: string;
  line: string;
  art: { day: string; night?: string };
  /** The parts of other teams that the page holds. */
  parts: readonly FarmPart[];
  /** What the teams count, for the row under the head; `e2e/src/farms.spec.ts` compares it with what their own pages say. */
  figures?: { lotsSold: number; rating: number; ratings: number; foodGivenKg?: number };
  /** What grows or lives there, and how much of it. */
  fields: readonly Field[];
  /** All fields together. */
  size: string;
  /** The farm from above, and where the number of each field stands on it, in the order of the list. */
  map?: { art: string; discs: readonly Point[] };
  people?: readonly { name: string; role: string; portrait?: string }[];
  story?: { title: string; to: string };
};

export type FarmPart = 'lots' | 'campaign' | 'loan' | 'votes' | 'food';
export type Field = { what: string; size: string; note?: string };

/** Percent of the width and of the height of a picture. */
type Point = readonly [x: number, y: number];

export const farms: readonly Farm[] = [
  {
    id: 'green-valley',
    name: 'Green Valley Farm',
    grower: 'Lucía Herrera',
    portrait: strawHat,
    experience: '19 seasons',
    place: 'Green Valley, Oregon',
    line: 'Forty acres of tomatoes, beans and chard, dry-farmed on volcanic soil.',
    art: { day: riverValley, night: riverValleyNight },
    parts: ['lots', 'campaign', 'loan', 'votes', 'food'],
    figures: { lotsSold: 214, rating: 4.8, ratings: 412, foodGivenKg: 1120 },
    fields: [
      { what: 'Heirloom tomatoes', note: 'rows 14 to 22, on sale', size: '9 acres' },
      { what: 'Wheat, cut in August', size: '8 acres' },
      { what: 'Plowed, beans from May 1', size: '7 acres' },
      { what: 'Chard', size: '4 acres' },
      { what: 'Rye for straw', size: '8 acres' },
      { what: 'Rye and vetch, until April', size: '4 acres' },
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
      { name: 'Arjun Gill', role: 'Drone pilot' },
      { name: 'Bill Mercer', role: 'Water steward' },
    ],
    story: { title: 'A valley that sells its own name', to: '/case-studies/green-valley' },
  },
  {
    id: 'prairie-bee',
    name: 'Prairie Bee Co-op',
    grower: 'Sam Okafor',
    portrait: locs,
    experience: '16 seasons',
    place: 'Salina, Kansas',
    line: 'Sixty hives that never leave the prairie, and the flowers they fly to.',
    art: { day: bees },
    parts: ['lots', 'campaign', 'votes'],
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
    name: 'Altiplano Growers',
    grower: 'Marta Quispe',
    portrait: bowler,
    experience: 'seed keeper, third generation',
    place: 'Oruro, Bolivia',
    line: 'Quinoa and potatoes at 12,000 feet, from seed that 46 families keep.',
    art: { day: seeds },
    parts: ['campaign', 'votes'],
    fields: [
      { what: 'Potatoes, on terraces', size: '11 acres' },
      { what: 'Quinoa, four colors', size: '9 acres' },
      { what: 'Seed plots', size: '2 acres' },
    ],
    size: '22 acres',
  },
  {
    id: 'hillcrest',
    name: 'Hillcrest Farm',
    grower: 'Priya Nair',
    portrait: ponytail,
    experience: 'eleven lambing seasons',
    place: 'Delhi, New York',
    line: 'A steep farm with 64 ewes, a cheese room and grass under every panel.',
    art: { day: solar },
    parts: ['campaign', 'votes'],
    fields: [
      { what: 'Pasture under panels', size: '14 acres' },
      { what: 'Hay, two cuts', size: '31 acres' },
      { what: 'Lambing meadow', size: '5 acres' },
    ],
    size: '50 acres',
  },
  {
    id: 'violet-house',
    name: 'Violet House',
    grower: 'Hana Sato',
    portrait: topknot,
    experience: 'plant light since 2014',
    place: 'Toledo, Ohio',
    line: 'Twelve shelves of lettuce under twelve mixes of light, all of it measured.',
    art: { day: greenhouse },
    parts: ['campaign'],
    fields: [
      { what: 'Head lettuce', size: '5 shelves' },
      { what: 'Basil', size: '4 shelves' },
      { what: 'Spinach', size: '3 shelves' },
    ],
    size: '12 shelves',
  },
  {
    id: 'maple-row',
    name: 'Maple Row Orchard',
    grower: 'Tom Whelan',
    portrait: moustache,
    experience: '41 winters of pruning',
    place: 'Cabot, Vermont',
    line: 'Old apple trees, new ones grafted from them, and a row of maples to tap.',
    art: { day: orchard, night: orchardNight },
    parts: ['campaign'],
    fields: [
      { what: 'Standing apple trees', size: '6 acres' },
      { what: 'Young grafts', size: '2 acres' },
      { what: 'Sugar maples', size: '9 acres' },
    ],
    size: '17 acres',
  },
  {
    id: 'tallgrass',
    name: 'Tallgrass Fields',
    grower: 'Noor Haddad',
    portrait: twoBuns,
    experience: 'on the land since 2018',
    place: 'Emporia, Kansas',
    line: 'Grain land on its way to a certificate, covered in green through the winter.',
    art: { day: soil },
    parts: ['campaign'],
    fields: [
      { what: 'Rye, crimped in May', size: '90 acres' },
      { what: 'Clover and vetch', size: '70 acres' },
      { what: 'Sorghum from June', size: '50 acres' },
    ],
    size: '210 acres',
  },
  {
    id: 'oak-creek',
    name: 'Oak Creek Dairy',
    grower: 'Ellen Vos',
    portrait: souwester,
    experience: 'milks 42 Jerseys',
    place: 'Monroe, Wisconsin',
    line: 'Forty-two Jerseys on grass, and soon a vat in the village for all eleven herds.',
    art: { day: dairy },
    parts: ['campaign', 'loan'],
    fields: [
      { what: 'Grazing, moved daily', size: '48 acres' },
      { what: 'Hay and silage', size: '36 acres' },
      { what: 'Oats and peas', size: '12 acres' },
    ],
    size: '96 acres',
  },
  {
    id: 'mangrove',
    name: 'Mangrove Point',
    grower: 'Diego Luna',
    portrait: quiff,
    experience: 'tanks since 2011',
    place: 'Naples, Florida',
    line: 'Tilapia below, salad above: a farm on a parking lot next to a school.',
    art: { day: fish },
    parts: ['campaign'],
    fields: [
      { what: 'Lettuce on rafts', size: '4 beds' },
      { what: 'Herbs in gravel', size: '3 beds' },
      { what: 'Tomatoes on strings', size: '2 beds' },
    ],
    size: '9 beds',
  },
  {
    id: 'cherry-bend',
    name: 'Cherry Bend Farm',
    grower: 'Anders Lindqvist',
    portrait: beanie,
    experience: 'cherries since 1987',
    place: 'Traverse City, Michigan',
    line: 'Sweet and tart cherries on a bend of the lake where the frost likes to lie.',
    art: { day: sensorTree, night: sensorTreeNight },
    parts: ['campaign'],
    fields: [
      { what: 'Tart cherries', size: '22 acres' },
      { what: 'Sweet cherries', size: '13 acres' },
      { what: 'Asparagus between the rows', size: '3 acres' },
    ],
    size: '38 acres',
  },
  {
    id: 'blue-heron',
    name: 'Blue Heron Farm',
    grower: 'Grace Mbeki',
    portrait: headwrap,
    experience: 'corn and oysters since 2006',
    place: 'Easton, Maryland',
    line: 'Corn on the high ground, oysters in the creek, and a marsh coming back between.',
    art: { day: sprout, night: sproutNight },
    parts: ['campaign'],
    fields: [
      { what: 'Corn', size: '41 acres' },
      { what: 'Soybeans', size: '27 acres' },
      { what: 'Marsh, given back', size: '4 acres' },
    ],
    size: '72 acres',
  },
  {
    id: 'red-barn',
    name: 'Red Barn Growers',
    grower: 'Amrit Gill',
    experience: 'spelt since 2003',
    place: 'Moscow, Idaho',
    line: 'Rye, oats and spelt in small fields, and one thresher for nine farms.',
    art: { day: barn, night: barnNight },
    parts: ['campaign'],
    fields: [
      { what: 'Spelt', size: '26 acres' },
      { what: 'Oats under clover', size: '18 acres' },
      { what: 'Winter rye', size: '16 acres' },
    ],
    size: '60 acres',
  },
  {
    id: 'kettle-hollow',
    name: 'Kettle Hollow',
    grower: 'Rosa Delgado',
    portrait: greyBraid,
    experience: 'roots and squash for 16 years',
    place: 'Taos, New Mexico',
    line: 'Carrots, beets and squash at 7,000 feet, sold long after the first snow.',
    art: { day: coldRoom },
    parts: ['campaign', 'food'],
    fields: [
      { what: 'Carrots and beets', size: '7 acres' },
      { what: 'Winter squash', size: '5 acres' },
      { what: 'Garlic, planted in October', size: '2 acres' },
    ],
    size: '14 acres',
  },
  {
    id: 'willow-bank',
    name: 'Willow Bank Farm',
    grower: 'Owen Price',
    portrait: cap,
    experience: 'potatoes by the Hudson',
    place: 'Hudson, New York',
    line: 'Potatoes on river land, held in place by a mile and a third of young hedge.',
    art: { day: hedges },
    parts: ['campaign'],
    fields: [
      { what: 'Potatoes', size: '19 acres' },
      { what: 'Leeks', size: '6 acres' },
      { what: 'Grass on the flood side', size: '15 acres' },
    ],
    size: '40 acres',
  },
  {
    id: 'double-h-ranch',
    name: 'Double H Ranch',
    grower: 'Hugh Hollis',
    experience: '31 seasons',
    place: 'Montana',
    line: 'Herefords on open range, moved to new grass before they ask for it.',
    art: { day: cattle },
    parts: ['lots'],
    figures: { lotsSold: 58, rating: 4.7, ratings: 386 },
    fields: [
      { what: 'Range, grazed in turns', size: '2,400 acres' },
      { what: 'Irrigated hay', size: '310 acres' },
      { what: 'Creek bottom, rested this year', size: '90 acres' },
    ],
    size: '2,800 acres',
  },
  {
    id: 'old-mill-acres',
    name: 'Old Mill Acres',
    grower: 'Abel Thibodeau',
    experience: '24 seasons',
    place: 'Maine',
    line: 'Carrots and onions in sandy loam, organic since before there was a seal.',
    art: { day: carrots },
    parts: ['lots', 'votes', 'food'],
    figures: { lotsSold: 132, rating: 4.6, ratings: 341, foodGivenKg: 310 },
    fields: [
      { what: 'Carrots', size: '12 acres' },
      { what: 'Onions and squash', size: '10 acres' },
      { what: 'Oats and peas, plowed in', size: '8 acres' },
    ],
    size: '30 acres',
  },
  {
    id: 'meadowbrook-dairy',
    name: 'Meadowbrook Dairy',
    grower: 'Karin Aldous',
    experience: '27 seasons',
    place: 'Wisconsin',
    line: 'Cheddar wrapped in cloth, from cows that the cheesemaker knows by name.',
    art: { day: cheese },
    parts: ['lots'],
    figures: { lotsSold: 176, rating: 4.8, ratings: 318 },
    fields: [
      { what: 'Pasture', size: '64 acres' },
      { what: 'Alfalfa', size: '40 acres' },
      { what: 'Corn for silage', size: '22 acres' },
    ],
    size: '126 acres',
  },
  {
    id: 'blue-ridge-berries',
    name: 'Blue Ridge Berries',
    grower: 'Delia Booker',
    portrait: braids,
    experience: '11 seasons',
    place: 'Virginia',
    line: 'Berries picked by hand while the dew is still on them.',
    art: { day: berries },
    parts: ['lots'],
    figures: { lotsSold: 98, rating: 4.8, ratings: 297 },
    fields: [
      { what: 'Strawberries', size: '4 acres' },
      { what: 'Blueberries', size: '7 acres' },
      { what: 'Raspberries, first bearing next year', size: '1 acre' },
    ],
    size: '12 acres',
  },
  {
    id: 'moss-and-loam',
    name: 'Moss & Loam',
    grower: 'Wren Calloway',
    portrait: topknot,
    experience: '8 seasons',
    place: 'Oregon',
    line: 'Shiitake and oyster mushrooms on alder logs, in the shade of old firs.',
    art: { day: mushrooms },
    parts: ['lots'],
    figures: { lotsSold: 121, rating: 4.9, ratings: 264 },
    fields: [
      { what: 'Shiitake', size: '3,100 logs' },
      { what: 'Oyster mushrooms', size: '1,400 logs' },
      { what: 'Resting', size: '900 logs' },
    ],
    size: '5,400 logs',
  },
  {
    id: 'mesa-verde-milpa',
    name: 'Mesa Verde Milpa',
    grower: 'Benny Archuleta',
    portrait: bowler,
    experience: '36 seasons',
    place: 'New Mexico',
    line: 'Blue corn, beans and squash in one field, as it has always been done here.',
    art: { day: maize },
    parts: ['lots'],
    figures: { lotsSold: 88, rating: 4.9, ratings: 251 },
    fields: [
      { what: 'Corn, beans and squash together', size: '18 acres' },
      { what: 'Chile', size: '3 acres' },
      { what: 'Fallow', size: '6 acres' },
    ],
    size: '27 acres',
  },
  {
    id: 'regen-plains-trust',
    name: 'Regen Plains Trust',
    grower: 'Ward Engstrom',
    experience: '22 seasons',
    place: 'Kansas',
    line: 'Prairie that was wheat until 2009, and a core of soil from it every third spring.',
    art: { day: carbonCredit },
    parts: ['lots'],
    figures: { lotsSold: 12, rating: 4.5, ratings: 238 },
    fields: [
      { what: 'Restored tallgrass', size: '620 acres' },
      { what: 'Grazed tallgrass', size: '280 acres' },
      { what: 'Sown last fall', size: '100 acres' },
    ],
    size: '1,000 acres',
  },
  {
    id: 'sunrise-homestead',
    name: 'Sunrise Homestead',
    grower: 'Tess Marchand',
    portrait: bandana,
    experience: '14 seasons',
    place: 'Vermont',
    line: 'Hens that follow the sheep from field to field in a house on wheels.',
    art: { day: eggs },
    parts: ['lots'],
    figures: { lotsSold: 167, rating: 4.7, ratings: 214 },
    fields: [
      { what: 'Pasture with the hens on it', size: '3 acres' },
      { what: 'Pasture at rest', size: '15 acres' },
      { what: 'Barley for feed', size: '8 acres' },
    ],
    size: '26 acres',
  },
  {
    id: 'golden-ear-mill',
    name: 'Golden Ear Mill',
    grower: 'Emil Novak',
    portrait: moustache,
    experience: '29 seasons',
    place: 'Nebraska',
    line: 'Turkey Red wheat, and the two granite stones that turn it into flour.',
    art: { day: bread },
    parts: ['lots', 'loan', 'votes', 'food'],
    figures: { lotsSold: 203, rating: 4.6, ratings: 203, foodGivenKg: 185 },
    fields: [
      { what: 'Winter wheat', size: '140 acres' },
      { what: 'Red clover', size: '60 acres' },
      { what: 'Field peas', size: '40 acres' },
    ],
    size: '240 acres',
  },
  {
    id: 'masseria-verde',
    name: 'Masseria Verde',
    grower: 'Gianna Russo',
    experience: '18 seasons',
    place: 'California',
    line: 'One grove, pressed once, on the afternoon of the day it is picked.',
    art: { day: oliveOil },
    parts: ['lots'],
    figures: { lotsSold: 64, rating: 4.9, ratings: 189 },
    fields: [
      { what: 'Old trees, two kinds of olive', size: '16 acres' },
      { what: 'A third kind, pressed alone', size: '7 acres' },
      { what: 'Young trees', size: '3 acres' },
    ],
    size: '26 acres',
  },
  {
    id: 'finca-tres-rios',
    name: 'Finca Tres Ríos',
    grower: 'Yolanda Cruz',
    experience: '21 seasons',
    place: 'Puerto Rico',
    line: 'Coffee and cacao in the shade of plantain, between three small rivers.',
    art: { day: cacao },
    parts: ['lots'],
    figures: { lotsSold: 77, rating: 4.8, ratings: 176 },
    fields: [
      { what: 'Coffee under guama', size: '11 acres' },
      { what: 'Cacao under plantain', size: '8 acres' },
      { what: 'Forest, left alone', size: '12 acres' },
    ],
    size: '31 acres',
  },
  {
    id: 'second-bridge-garden',
    name: 'Second Bridge Garden',
    grower: 'Minh Chau',
    experience: '9 seasons',
    place: 'Washington',
    line: 'Leaves for twelve months a year, cut on the morning they are ordered.',
    art: { day: greens },
    parts: ['lots'],
    figures: { lotsSold: 189, rating: 4.5, ratings: 158 },
    fields: [
      { what: 'Kale and chard', size: '3 acres' },
      { what: 'Mustard greens, under cover', size: '1 acre' },
      { what: 'Leeks', size: '1 acre' },
    ],
    size: '5 acres',
  },
  {
    id: 'hollow-hill-orchard',
    name: 'Hollow Hill Orchard',
    grower: 'Ned Ackerman',
    experience: '33 seasons',
    place: 'New York',
    line: 'Apples that are at their best in February, from trees older than the barn.',
    art: { day: apples },
    parts: ['lots'],
    figures: { lotsSold: 151, rating: 4.4, ratings: 142 },
    fields: [
      { what: 'Northern Spy', size: '9 acres' },
      { what: 'Golden Russet', size: '8 acres' },
      { what: 'Cider varieties', size: '6 acres' },
    ],
    size: '23 acres',
  },
  {
    id: 'san-luis-growers',
    name: 'San Luis Growers',
    grower: 'Ramona Vigil',
    experience: '17 seasons',
    place: 'Colorado',
    line: 'Quinoa at 7,600 feet, on a third of the water that barley took here.',
    art: { day: quinoa },
    parts: ['lots'],
    figures: { lotsSold: 109, rating: 4.6, ratings: 121 },
    fields: [
      { what: 'Quinoa', size: '84 acres' },
      { what: 'Rye, as cover', size: '60 acres' },
      { what: 'Broad beans', size: '36 acres' },
    ],
    size: '180 acres',
  },
  {
    id: 'walnut-bend-farm',
    name: 'Walnut Bend Farm',
    grower: 'Opal Jennings',
    experience: '12 seasons',
    place: 'Missouri',
    line: 'Barred Rocks that scratch under walnut trees for all their sixteen weeks.',
    art: { day: chicken },
    parts: ['lots'],
    figures: { lotsSold: 73, rating: 4.3, ratings: 97 },
    fields: [
      { what: 'Walnut grove with hens', size: '7 acres' },
      { what: 'Sorghum and sunflowers', size: '10 acres' },
      { what: 'Hay', size: '13 acres' },
    ],
    size: '30 acres',
  },
];
