import type { CartItem } from '@furrow/cart/model';

/* What the cart says, wherever the shop shows it. */

export const yourCart = 'Your cart';
export const emptyTitle = 'Your cart is empty';
export const emptyText = 'The tomatoes came in on Wednesday.';
export const checkout = 'Proceed to Checkout';
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const decrease = (name: string) => `Decrease ${name}`;
export const increase = (name: string) => `Increase ${name}`;
export const remove = (name: string) => `Remove ${name}`;
/** `1 item`, `2 items`. */
export const pieces = (count: number) => (count === 1 ? '1 item' : `${count} items`);
export const piecesWord = (count: number) => (count === 1 ? ' item' : ' items');
export const added = 'Added to cart!';
export const removed = 'Removed from cart';
/** What a browser did that keeps nothing. */
export const notSaved = 'Your browser did not save the cart. It will be gone when you close or reload this page.';
export const addedEarly = (name: string, count: number) =>
  `Added to cart: ${name}. ${count} ${count === 1 ? 'item' : 'items'} in the cart.`;
export const shareOf = (share: string, lot: boolean) =>
  `${share}${lot ? ' USDC of this lot' : ' of this'} goes to a food bank`;
export const purchases = (percent: number, meals: string, count: number) =>
  `${percent}% of every purchase${count > 0 ? `, about ${meals} ${count === 1 ? 'meal' : 'meals'}` : ''}.`;
export const season = 'Season';
export const items = 'Items';
export const delivery = 'Delivery';
export const free = 'Free';
export const total = 'Total';

export const addToCart = 'Add to Cart';
export const addedShort = 'Added';
export const addedLong = 'Added to Cart';
export const outOfStock = 'Out of Stock';
export const carbonNegative = 'Carbon negative';
export const verified = ', verified';
export const sustainability = 'Sustainability';
export const rating = 'Rating';
export const inThisLot = 'In this lot';
export const lot = 'Lot';
/** @param lots `1 lot`, `2 lots` */
export const twoCarts = (lots: string, count: number) =>
  `Your ${lots} ${count === 1 ? 'is' : 'are'} on the marketplace list. View Cart shows what you added in the shop, and what of your list you can move there.`;
export const goToShop = 'Go to the shop';
export const shopThisWeek = 'Shop This Week';
export const cart = 'Cart';
export const notSold = 'The shop no longer sells this.';

/** What the cart keeps of a product in the language of the page. It keeps the words of the page that it was added on. */
export const worded = (item: CartItem) => item;
