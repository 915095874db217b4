import bandana from '@furrow/ui/art/avatar-bandana.svg';
import braids from '@furrow/ui/art/avatar-braids.svg';
import moustache from '@furrow/ui/art/avatar-moustache.svg';
import topknot from '@furrow/ui/art/avatar-topknot.svg';
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
import type { FarmDetails } from './farm';

/** The farms that sell a lot and run no campaign. */
export const lotFarms: readonly FarmDetails[] = [
  {
    id: 'double-h-ranch',
    experience: '31 seasons',
    grows: 'grass-fed beef',
    line: 'Herefords on open range, moved to new grass before they ask for it.',
    art: { day: cattle },
    figures: { lotsSold: 58, rating: 4.7, ratings: 386 },
    fields: [
      { what: 'Range, grazed in rotation', size: '2,400 acres' },
      { what: 'Irrigated hay', size: '310 acres' },
      { what: 'Creek bottom, rested this year', size: '90 acres' },
    ],
    size: '2,800 acres',
  },
  {
    id: 'old-mill-acres',
    experience: '24 seasons',
    grows: 'carrots and onions',
    line: 'Carrots and onions in sandy loam, organic since before there was a label.',
    art: { day: carrots },
    figures: { lotsSold: 132, rating: 4.6, ratings: 341 },
    fields: [
      { what: 'Carrots', size: '12 acres' },
      { what: 'Onions and squash', size: '10 acres' },
      { what: 'Oats and peas, plowed in', size: '8 acres' },
    ],
    size: '30 acres',
  },
  {
    id: 'meadowbrook-dairy',
    experience: '27 seasons',
    grows: 'clothbound cheddar',
    line: 'Clothbound cheddar, from cows the cheesemaker knows by name.',
    art: { day: cheese },
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
    portrait: braids,
    experience: '11 seasons',
    grows: 'strawberries',
    line: 'Berries picked by hand while the dew is still on them.',
    art: { day: berries },
    figures: { lotsSold: 98, rating: 4.8, ratings: 297 },
    fields: [
      { what: 'Strawberries', size: '4 acres' },
      { what: 'Blueberries', size: '7 acres' },
      { what: 'Raspberries, first crop next year', size: '1 acre' },
    ],
    size: '12 acres',
  },
  {
    id: 'moss-and-loam',
    portrait: topknot,
    experience: '8 seasons',
    grows: 'forest mushrooms',
    line: 'Shiitake and oyster mushrooms on alder logs, in the shade of old firs.',
    art: { day: mushrooms },
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
    experience: '36 seasons',
    grows: 'blue corn and beans',
    line: 'Blue corn, beans and squash in one field, as it has always been done here.',
    art: { day: maize },
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
    experience: '22 seasons',
    grows: 'prairie soil',
    line: 'Prairie that was wheat until 2019, and a soil core from it every third fall.',
    art: { day: carbonCredit },
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
    portrait: bandana,
    experience: '14 seasons',
    grows: 'pasture eggs',
    line: 'Hens that follow the sheep from field to field in a house on wheels.',
    art: { day: eggs },
    figures: { lotsSold: 167, rating: 4.7, ratings: 214 },
    fields: [
      { what: 'Pasture with the hens on it', size: '3 acres' },
      { what: 'Resting pasture', size: '15 acres' },
      { what: 'Barley for feed', size: '8 acres' },
    ],
    size: '26 acres',
  },
  {
    id: 'golden-ear-mill',
    portrait: moustache,
    experience: '29 seasons',
    grows: 'Turkey Red wheat',
    line: 'Turkey Red wheat, and the two granite stones that turn it into flour.',
    art: { day: bread },
    figures: { lotsSold: 231, rating: 4.6, ratings: 203 },
    fields: [
      { what: 'Winter wheat, sown last week', size: '140 acres' },
      { what: 'Red clover', size: '60 acres' },
      { what: 'Field peas, cut in August', size: '40 acres' },
    ],
    size: '240 acres',
  },
  {
    id: 'masseria-verde',
    experience: '18 seasons',
    grows: 'olive oil',
    line: 'One grove, pressed on the day it is picked.',
    art: { day: oliveOil },
    figures: { lotsSold: 64, rating: 4.9, ratings: 189 },
    fields: [
      { what: 'Old trees, two varieties', size: '16 acres' },
      { what: 'A third variety, pressed separately', size: '7 acres' },
      { what: 'Young trees', size: '3 acres' },
    ],
    size: '26 acres',
  },
  {
    id: 'finca-tres-rios',
    experience: '21 seasons',
    grows: 'coffee, cacao',
    line: 'Coffee and cacao in the shade of plantain, between three small rivers.',
    art: { day: cacao },
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
    experience: '9 seasons',
    grows: 'greens',
    line: 'Greens all year, cut on the morning they are ordered.',
    art: { day: greens },
    figures: { lotsSold: 189, rating: 4.5, ratings: 158 },
    fields: [
      { what: 'Kale and chard', size: '3 acres' },
      { what: 'Mustard greens, in tunnels', size: '1 acre' },
      { what: 'Leeks', size: '1 acre' },
    ],
    size: '5 acres',
  },
  {
    id: 'hollow-hill-orchard',
    experience: '33 seasons',
    grows: 'apples',
    line: 'Apples that are at their best in February, from trees older than the barn.',
    art: { day: apples },
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
    experience: '17 seasons',
    grows: 'quinoa',
    line: 'Quinoa at 7,600 feet, on a third of the water barley used to take here.',
    art: { day: quinoa },
    figures: { lotsSold: 109, rating: 4.6, ratings: 121 },
    fields: [
      { what: 'Quinoa', size: '84 acres' },
      { what: 'Rye, as cover', size: '60 acres' },
      { what: 'Fava beans, cut this month', size: '36 acres' },
    ],
    size: '180 acres',
  },
  {
    id: 'walnut-bend-farm',
    experience: '12 seasons',
    grows: 'Barred Rock hens',
    line: 'Barred Rocks that spend all sixteen weeks scratching under walnut trees.',
    art: { day: chicken },
    figures: { lotsSold: 73, rating: 4.3, ratings: 97 },
    fields: [
      { what: 'Walnut grove with chickens', size: '7 acres' },
      { what: 'Sorghum and sunflowers', size: '10 acres' },
      { what: 'Hay', size: '13 acres' },
    ],
    size: '30 acres',
  },
];
