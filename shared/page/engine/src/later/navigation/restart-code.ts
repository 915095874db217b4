import type { FailurePhase } from '@furrow/formats/report.schema';
import { LoadError } from '../../common/load-error';
import { forgetFailedPreloads } from '../common/failed-preloads';
import type { PageIsland } from '../../first/islands/page-island';

/** The steps at which files of a release are loaded, in order. */
const filePhases: FailurePhase[] = ['entry', 'expose', 'page'];

/**
 * Hydrates the page once more, because the visitor has asked for it. In WebKit, a failed preload makes the next request
 * for its file fail too. So the page is tried again as long as each try gets further than the one before.
 *
 * @throws LoadError as `Island.arm` does
 */
export async function restartCode(island: PageIsland): Promise<void> {
  await forgetFailedPreloads(`/${island.name}/`);
  let reached = -1;
  for (;;) {
    try {
      return await island.arm('load');
    } catch (error) {
      const step = error instanceof LoadError ? filePhases.indexOf(error.phase) : -1;
      if (step <= reached) throw error;
      reached = step;
    }
  }
}
