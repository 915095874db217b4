import { carryPicturesToDocuments } from './carry-picture';
import { markCurrentLinks } from './current-links';
import { fetchFragmentCode } from './fragment-code';
import { runFragmentScripts } from './fragment-scripts';
import { holdLinks } from './held-links';
import { watchHostCode } from './host-code';
import { enhanceMenus } from './menus';
import { observeWhenIdle } from './observe';
import { printAddress } from './print-address';
import { followTheme } from './theme';
import { wakeWhenNeeded } from './wake';
import { whenShown } from './when-shown';

/*
 * The boot script. It runs on every page before the host's own code, and on a page that sleeps instead of it. It needs neither React nor
 * the router nor federation.
 */

const header = document.querySelector<HTMLElement>('#shell header');

observeWhenIdle();
followTheme();
if (header) {
  enhanceMenus(header);
  markCurrentLinks(header);
}
carryPicturesToDocuments();
printAddress();
const wake = wakeWhenNeeded();
holdLinks(wake);
watchHostCode(wake);
whenShown(runFragmentScripts);
// Last, so that the files of a fragment are asked for after those of the page, without which no fragment comes to life.
fetchFragmentCode();
