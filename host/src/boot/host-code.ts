import { notAsReleased } from '../federation/load-error';
import { reportFailure } from '../observer/failure-report';
import { hideNotice, showNotice } from './notice';

/**
 * Tells the visitor when the host's own script does not load, for example behind the sign-in page of a hotel's network.
 * The page can still be read, and the notice offers to try again. The failure is reported like a remote's. Call this
 * while the boot script runs for the first time.
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
  document.addEventListener(
    'error',
    ({ target }) => {
      // Scripts that the bundler's code requests carry a mark, and that code reports their failures itself.
      if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(folder) || target.dataset.rspack) return;
      showNotice(tryAgain);
      const error = `${target.src.slice(folder.length)} is ${notAsReleased}`;
      console.error(`host ${version} failed at ${location.pathname} (entry):`, error);
      void reportFailure({ remote: 'host', version, path: location.pathname, phase: 'entry', error });
    },
    true,
  );
}
