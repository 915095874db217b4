import berries from '@furrow/ui/art/product-berries.svg';
import sourdough from '@furrow/ui/art/product-bread-and-wheat.svg';
import eggs from '@furrow/ui/art/product-eggs.svg';
import honey from '@furrow/ui/art/product-honey.svg';
import oliveOil from '@furrow/ui/art/product-olive-oil.svg';
import tomatoes from '@furrow/ui/art/product-tomatoes.svg';

/** The picture of each product of the shop, by its id. */
export const productPictures = {
  'heirloom-tomatoes': tomatoes,
  'wildflower-honey': honey,
  'stone-milled-sourdough': sourdough,
  'summer-berry-box': berries,
  'first-press-olive-oil': oliveOil,
  'pasture-raised-eggs': eggs,
};
