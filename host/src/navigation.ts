import { startNavigation as start, type RunningNavigation } from '@furrow/engine/navigation';
import type { Site } from '@furrow/engine/start-host';
import NotFound from './shell/not-found.page';
import { PartFailed } from './shell/part-failed';
import progress from './shell/progress-bar.module.css';
import { Toasts } from './shell/toaster';
import { viewTitles } from './shell/view-titles';

/** Starts the code that shows other pages, with the views of this site. */
export function startNavigation(site: Site): RunningNavigation {
  return start(site, {
    NotFound,
    PartFailed,
    Toasts,
    titles: viewTitles,
    progressBar: progress.bar ?? '',
    loadInspector: () => import('./inspector'),
  });
}
