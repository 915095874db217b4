import { showCartLink } from './cart-link';
import { markCurrentLinks } from './current-links';
import { enhanceMenus } from './menus';
import { followTheme } from './theme';

/** Runs on every page, before and without the host's own code. It knows no React, no router and no federation. */
const header = document.querySelector<HTMLElement>('#shell header');
const cartLink = document.getElementById('cart-link');

followTheme();
if (header) {
  enhanceMenus(header);
  markCurrentLinks(header);
}
if (cartLink) showCartLink(cartLink);
