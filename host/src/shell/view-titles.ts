import * as words from './view-words';
import type { SiteViews } from '@furrow/engine/navigation';

/** The titles of the 404 page, and of the view of a page that could not be loaded. */
export const viewTitles: SiteViews['titles'] = {
  notFound: words.notFoundTitle,
  failure: words.failureTitle,
};
