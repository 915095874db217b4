import { carryPicturesToDocuments } from '../common/carry-picture';
import { confirmBeforeLeaving, validateEarlyForms } from './early-forms';
import { dropErasedSession } from './erased-session';
import { fetchFragmentCode } from './fragment-code';
import { runFragmentScripts } from './fragment-scripts';
import { holdLinks } from './held-links';
import { watchHostCode } from './host-code';
import { observeWhenIdle } from './observe';
import { printAddress } from './print-address';
import { followTheme } from './theme';
import type { ThemeColors } from '../head/theme.inline';
import { wakeWhenNeeded } from './wake';
import { watchForeign } from '../common/sent-nodes';
import { whenShown } from '../common/when-shown';

export type BootOptions = {
  themeColors: ThemeColors;
  /** Makes the header of the site work. */
  startHeader: (header: HTMLElement) => void;
};

/**
 * Runs the boot script, which runs on every page before the code of the host. A page that sleeps runs only this script,
 * the inline scripts of the head, the boot scripts of the page and its fragments, and the observer. It uses neither
 * React nor the router nor Module Federation.
 *
 * Call this function while the script runs for the first time.
 */
export function startBoot({ themeColors, startHeader }: BootOptions): void {
  const header = document.querySelector<HTMLElement>('#shell header');

  watchForeign();
  observeWhenIdle();
  followTheme(themeColors);
  if (header) startHeader(header);
  carryPicturesToDocuments();
  validateEarlyForms();
  confirmBeforeLeaving();
  printAddress();
  dropErasedSession();
  const wake = wakeWhenNeeded();
  holdLinks(wake);
  watchHostCode(wake);
  whenShown(runFragmentScripts);
  // This call is the last one, so that the files of fragments are requested after those of the page, which fragments
  // need to be hydrated.
  fetchFragmentCode();
}
