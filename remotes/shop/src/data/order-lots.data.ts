import type { OrderLot } from './order-lots.model';

/**
 * The lot that each product of the shop comes from, by the product's id: the lot's id and number, and how it began, in
 * one line.
 */
export const orderLots = {
  'heirloom-tomatoes': {
    lot: 'heirloom-tomatoes',
    number: '0x7f3a883dcb1dfa76425e0549452f5370fb6e91bc',
    line: 'Picked Sep 17, 2025 by Lucía Herrera',
  },
  'wildflower-honey': {
    lot: 'wildflower-honey',
    number: '0x1fb8841953a3d419da0f21dba3c7ad8ce0aac530',
    line: 'Harvested Aug 26, 2025 by Sam Okafor',
  },
  'stone-milled-sourdough': {
    lot: 'stone-milled-flour',
    number: '0xb35e5c0f77d2c908c3c8f23dea48f9ce821d9046',
    line: 'Baked from flour milled Sep 15, 2025 by Emil Novak',
    bread: 'sourdough',
  },
  'summer-berry-box': {
    lot: 'summer-berries',
    number: '0xa3e5731a87b38b996ad682566fa3222dfe2b58b1',
    line: 'Picked Sep 18, 2025 by Delia Booker',
  },
  'first-press-olive-oil': {
    lot: 'olive-oil',
    number: '0x0d92402caee20618b44cddb0a13214c8ccde6ce8',
    line: 'Pressed Nov 14, 2024 by Gianna Russo',
  },
  'pasture-raised-eggs': {
    lot: 'pasture-eggs',
    number: '0x68aaa659ecbb6f0c604c2b4368788c0acf402d7c',
    line: 'Laid Sep 16 and 17, 2025 by Tess Marchand',
  },
} satisfies Record<string, OrderLot>;
