import { carryPicturesToDocuments } from './carry-picture';
import { markCurrentLinks } from './current-links';
import { fetchFragmentCode } from './fragment-code';
import { holdLinks } from './held-links';
import { enhanceMenus } from './menus';
import { followTheme } from './theme';
import { wakeWhenNeeded } from './wake';

/** Runs on every page, before the host's own code, and on a page that sleeps instead of it. It knows no React, no router and no federation. */
const header = document.querySelector<HTMLElement>('#shell header');

followTheme();
if (header) {
  enhanceMenus(header);
  markCurrentLinks(header);
}
carryPicturesToDocuments();
holdLinks(wakeWhenNeeded());
// After the page's own code, which fragments wait for.
fetchFragmentCode();
