import { receiptOfPath } from '../../data/typed-order';
import { followCart } from '../../ui/follow-cart';

/** Runs in every document whose header holds the cart, however long the fragment's own code stays away. */
for (const link of document.querySelectorAll<HTMLElement>('[data-fragment="shop/mini-cart"] > a')) followCart(link);

// The header is in the document for unknown paths as well.
const receipt = receiptOfPath(location.pathname);
if (receipt) location.replace(receipt);
