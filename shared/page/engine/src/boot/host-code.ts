import { refetchDeltas } from '../common/damaged-deltas';
import { notAsReleased } from '../common/load-error';
import { reloadOnce } from '../common/reload-once';
import { reportFailure } from '../common/failure-report';
import { hideNotice, showNotice } from '../common/notice';

/**
 * Shows the notice when the script of the host does not load, for example because the sign-in page of a hotel network
 * answers in its place. The page can still be read, and the notice offers to try again. The failure is reported like
 * one of a remote.
 *
 * The server may have sent a file as a difference to an earlier version, and such a file may be damaged. In that case
 * the page first tries again on its own, with whole files.
 *
 * Call this function while the boot script runs for the first time.
 *
 * @param wake starts the code of a page that sleeps; absent when the page does not sleep: then trying again reloads the
 * document
 */
export function watchHostCode(wake?: () => Promise<boolean>): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  // The name of the folder consists of the version and, in most origins, a hash. `shared/page/formats/src/release-name.ts`
  // reads such names, but is too large for this script.
  const version =
    folder
      .split('/')
      .at(-2)
      ?.replace(/-[0-9a-f]{16}$/, '') ?? '';
  const restart = async () => {
    if (!wake) location.reload();
    else if (await wake()) hideNotice();
  };
  /**
   * Fetches damaged files again and starts the code once more, and resolves with whether that has worked. A page that
   * does not sleep has to be reloaded for that.
   */
  const tryWholeFile = async () => (await refetchDeltas()) && (wake ? wake() : reloadOnce());
  const ownStyles = `link[rel=stylesheet][href^="${new URL(folder).pathname}"]`;
  // The inline script in the head has disabled the stylesheets that failed.
  document.querySelectorAll<HTMLLinkElement>(`${ownStyles}[disabled]`).forEach((link) => void linkAgain(link));
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.matches(ownStyles)) void linkAgain(target);
      // A script with this mark was requested by the bundler's code, which reports the failure itself.
      if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(folder) || target.dataset.rspack) return;
      void tryWholeFile().then((tries) => tries || showNotice(restart));
      const error = `${target.src.slice(folder.length)} is ${notAsReleased}`;
      console.error(`host ${version} failed at ${location.pathname} (entry):`, error);
      void reportFailure({ remote: 'host', version, path: location.pathname, phase: 'entry', error });
    },
    true,
  );
}

/** Requests a stylesheet once more, if it may have been damaged as a difference. */
async function linkAgain(link: HTMLLinkElement): Promise<void> {
  if (!(await refetchDeltas())) return;
  const again = link.cloneNode() as HTMLLinkElement;
  again.disabled = false;
  link.replaceWith(again);
}
