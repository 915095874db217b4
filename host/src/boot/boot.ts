import { carryPicturesToDocuments } from './carry-picture';
import { showCartLink } from './cart-link';
import { markCurrentLinks } from './current-links';
import { enhanceMenus } from './menus';
import { followTheme } from './theme';
import { wakeWhenNeeded } from './wake';

/** Runs on every page, before the host's own code, and on a page that sleeps instead of it. It knows no React, no router and no federation. */
const header = document.querySelector<HTMLElement>('#shell header');
const cartLink = document.getElementById('cart-link');

followTheme();
if (header) {
  enhanceMenus(header);
  markCurrentLinks(header);
}
if (cartLink) showCartLink(cartLink);
carryPicturesToDocuments();
wakeWhenNeeded();
