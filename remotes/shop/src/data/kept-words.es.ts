import type { CartProduct } from '@furrow/cart/model';

/** Of each product its name and its unit. */
const products: Record<string, readonly [name: string, unit: string]> = {
  'heirloom-tomatoes': ['Heirloom tomatoes', 'kg'],
  'wildflower-honey': ['Wildflower honey', 'jar'],
  'stone-milled-sourdough': ['Stone-milled sourdough', 'loaf'],
  'summer-berry-box': ['Summer berry box', 'box'],
  'first-press-olive-oil': ['First-press olive oil', '500 ml'],
  'pasture-raised-eggs': ['Pasture-raised eggs', 'dozen'],
};

export const keptProduct = (product: CartProduct): CartProduct => {
  const [name, unit] = products[product.id] ?? [product.name, product.unit];
  return { ...product, name, unit };
};

const lots: Record<string, string> = {
  'heirloom-tomatoes': 'Heirloom tomatoes',
  'grass-fed-beef': 'Grass-fed beef share',
  'nantes-carrots': 'Nantes carrots',
  'farmhouse-cheese': 'Farmhouse cheese box',
  'summer-berries': 'Summer berry box',
  'forest-mushrooms': 'Forest mushrooms',
  'blue-corn-masa': 'Blue corn masa',
  'soil-carbon-credit': 'Soil carbon credit',
  'wildflower-honey': 'Wildflower honey',
  'pasture-eggs': 'Pasture-raised eggs',
  'stone-milled-flour': 'Stone-milled bread flour',
  'olive-oil': 'First-press olive oil',
  'shade-cacao': 'Shade-grown coffee and cacao',
  'winter-greens': 'Winter greens bunch',
  'orchard-apples': 'Orchard apples',
  'royal-quinoa': 'High-valley quinoa',
  'heritage-chicken': 'Heritage chicken',
};

export const keptName = ({ id, name }: { id: string; name: string }) => lots[id] ?? name;
