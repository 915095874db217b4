import apples from '@furrow/ui/art/product-apples.svg';
import berries from '@furrow/ui/art/product-berries.svg';
import carrots from '@furrow/ui/art/product-carrots.svg';
import cacao from '@furrow/ui/art/product-coffee-and-cacao.svg';
import mushrooms from '@furrow/ui/art/product-mushrooms.svg';
import oliveOil from '@furrow/ui/art/product-olive-oil.svg';

/** The hero's six packets, row by row. */
export const heroArt = [berries, oliveOil, apples, mushrooms, carrots, cacao] satisfies string[];
