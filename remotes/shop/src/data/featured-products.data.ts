import berries from '@furrow/ui/art/product-berries.svg';
import sourdough from '@furrow/ui/art/product-bread-and-wheat.svg';
import eggs from '@furrow/ui/art/product-eggs.svg';
import honey from '@furrow/ui/art/product-honey.svg';
import oliveOil from '@furrow/ui/art/product-olive-oil.svg';
import tomatoes from '@furrow/ui/art/product-tomatoes.svg';
import type { ShopProduct } from './featured-products.model';

export const featuredProducts = [
  {
    id: 'heirloom-tomatoes',
    name: 'Heirloom tomatoes',
    price: '5.99',
    unit: 'kg',
    farm: 'Green Valley Farm',
    rating: 4.8,
    image: tomatoes,
    badges: ['Organic', 'Picked Tuesday'],
    description: 'Brandywine and Cherokee Purple, picked ripe. Slice them thick and add salt.',
  },
  {
    id: 'wildflower-honey',
    name: 'Wildflower honey',
    price: '14.50',
    unit: 'jar',
    farm: 'Prairie Bee Co-op',
    rating: 4.9,
    image: honey,
    badges: ['Raw', 'Unfiltered'],
    description: 'Clover, goldenrod and aster from sixty hives on unsprayed prairie.',
  },
  {
    id: 'stone-milled-sourdough',
    name: 'Stone-milled sourdough',
    price: '8.40',
    unit: 'loaf',
    farm: 'Golden Ear Mill',
    rating: 4.7,
    image: sourdough,
    badges: ['Baked daily', 'Heritage wheat'],
    description: 'Turkey Red wheat, milled the night before, proofed for 20 hours.',
  },
  {
    id: 'summer-berry-box',
    name: 'Summer berry box',
    price: '12.99',
    unit: 'box',
    farm: 'Blue Ridge Berries',
    rating: 4.8,
    image: berries,
    badges: ['No spray', 'Two pounds'],
    description: 'Strawberries on top, blueberries below, a mint sprig from the edge of the field.',
  },
  {
    id: 'first-press-olive-oil',
    name: 'First-press olive oil',
    price: '28.99',
    unit: '500 ml',
    farm: 'Masseria Verde',
    rating: 4.9,
    image: oliveOil,
    badges: ['Small lot', 'This harvest'],
    description: 'Pressed within six hours of picking. Green, peppery, best on something plain.',
  },
  {
    id: 'pasture-raised-eggs',
    name: 'Pasture-raised eggs',
    price: '7.25',
    unit: 'dozen',
    farm: 'Sunrise Homestead',
    rating: 4.6,
    image: eggs,
    badges: ['Pasture-raised', 'Laid this week'],
    description: 'Marans, Ameraucanas and Leghorns that move to new grass every morning.',
  },
] satisfies ShopProduct[];
