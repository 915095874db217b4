import type { CartProduct } from '@furrow/cart/model';

/* What the browser keeps is in the language of the sources, whichever page writes it. */

/** A product as the cart keeps it. */
export const keptProduct = (product: CartProduct): CartProduct => product;
/** What the visitor's ledger calls a lot. */
export const keptName = ({ name }: { id: string; name: string }) => name;
