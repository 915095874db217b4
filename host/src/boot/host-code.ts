import { refetchDeltas } from '../federation/damaged-deltas';
import { notAsReleased } from '../federation/load-error';
import { reloadOnce } from '../navigation/reload-once';
import { reportFailure } from '../observer/failure-report';
import { hideNotice, showNotice } from './notice';

/**
 * Tells the visitor when the host's own script does not load, for example behind the sign-in page of a hotel's network.
 * The page can still be read, and the notice offers to try again. The failure is reported like a remote's. Where a script or a
 * stylesheet may have been damaged as a difference to an earlier one, the page tries again by itself, with whole files.
 * Call this while the boot script runs for the first time.
 *
 * @param wake starts the code of a page that sleeps; absent on a page that is awake, where trying again loads the document anew
 */
export function watchHostCode(wake?: () => Promise<boolean>): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  // The folder is named by the version and, in most origins, a hash (shared/formats/src/release-name.ts, too large for this script).
  const version =
    folder
      .split('/')
      .at(-2)
      ?.replace(/-[0-9a-f]{16}$/, '') ?? '';
  const tryAgain = async () => {
    if (!wake) location.reload();
    else if (await wake()) hideNotice();
  };
  /** Resolves with whether the page does. A script of the document is asked for again by a reload only. */
  const tryWholeFile = async () => (await refetchDeltas()) && (wake ? wake() : reloadOnce());
  const ownStyles = `link[rel=stylesheet][href^="${new URL(folder).pathname}"]`;
  // The inline script in the head disables stylesheets that have failed.
  document.querySelectorAll<HTMLLinkElement>(`${ownStyles}[disabled]`).forEach((link) => void linkAgain(link));
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.matches(ownStyles)) void linkAgain(target);
      // Scripts that the bundler's code requests carry a mark, and that code reports their failures itself.
      if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(folder) || target.dataset.rspack) return;
      void tryWholeFile().then((tries) => tries || showNotice(tryAgain));
      const error = `${target.src.slice(folder.length)} is ${notAsReleased}`;
      console.error(`host ${version} failed at ${location.pathname} (entry):`, error);
      void reportFailure({ remote: 'host', version, path: location.pathname, phase: 'entry', error });
    },
    true,
  );
}

/** Links a stylesheet once more, if it may have come as a damaged difference. */
async function linkAgain(link: HTMLLinkElement): Promise<void> {
  if (!(await refetchDeltas())) return;
  const again = link.cloneNode() as HTMLLinkElement;
  again.disabled = false;
  link.replaceWith(again);
}
