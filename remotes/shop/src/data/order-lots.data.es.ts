import type { OrderLot } from './order-lots.model';

export const orderLots = {
  'heirloom-tomatoes': {
    lot: 'heirloom-tomatoes',
    number: '0x7f3a883dcb1dfa76425e0549452f5370fb6e91bc',
    line: 'Cosecha del 17 de septiembre de 2025, de Lucía Herrera',
  },
  'wildflower-honey': {
    lot: 'wildflower-honey',
    number: '0x1fb8841953a3d419da0f21dba3c7ad8ce0aac530',
    line: 'Cosecha del 26 de agosto de 2025, de Sam Okafor',
  },
  'stone-milled-sourdough': {
    lot: 'stone-milled-flour',
    number: '0xb35e5c0f77d2c908c3c8f23dea48f9ce821d9046',
    line: 'Horneado con harina molida el 15 de septiembre de 2025 por Emil Novak',
    bread: 'pan de masa madre',
  },
  'summer-berry-box': {
    lot: 'summer-berries',
    number: '0xa3e5731a87b38b996ad682566fa3222dfe2b58b1',
    line: 'Cosecha del 18 de septiembre de 2025, de Delia Booker',
  },
  'first-press-olive-oil': {
    lot: 'olive-oil',
    number: '0x0d92402caee20618b44cddb0a13214c8ccde6ce8',
    line: 'Prensado el 14 de noviembre de 2024 por Gianna Russo',
  },
  'pasture-raised-eggs': {
    lot: 'pasture-eggs',
    number: '0x68aaa659ecbb6f0c604c2b4368788c0acf402d7c',
    line: 'Postura del 16 y 17 de septiembre de 2025, de Tess Marchand',
  },
} satisfies Record<string, OrderLot>;
