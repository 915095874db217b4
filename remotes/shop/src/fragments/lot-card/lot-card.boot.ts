import { followLotBar } from './follow-lot-bar';

/** The bar follows what is in view while the page sleeps, too. */
for (const place of document.querySelectorAll('[data-fragment="shop/lot-card"]')) followLotBar(place);
