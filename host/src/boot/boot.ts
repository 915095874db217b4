import { carryPicturesToDocuments } from './carry-picture';
import { markCurrentLinks } from './current-links';
import { confirmBeforeLeaving, validateEarlyForms } from './early-forms';
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
 * The boot script. It runs on every page before the code of the host. On a page that sleeps, it is the only script that
 * runs. It uses neither React nor the router nor Module Federation.
 */

const header = document.querySelector<HTMLElement>('#shell header');

observeWhenIdle();
followTheme();
if (header) {
  enhanceMenus(header);
  markCurrentLinks(header);
}
carryPicturesToDocuments();
validateEarlyForms();
confirmBeforeLeaving();
printAddress();
const wake = wakeWhenNeeded();
holdLinks(wake);
watchHostCode(wake);
whenShown(runFragmentScripts);
// This call is the last one, so that the files of fragments are requested after those of the page, which fragments need
// to be hydrated.
fetchFragmentCode();
