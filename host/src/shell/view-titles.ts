import type { SiteViews } from '@furrow/engine/navigation';

/** The titles of the 404 page, and of the view of a page that could not be loaded. */
export const viewTitles: SiteViews['titles'] = {
  notFound: 'Page not found | Furrow',
  failure: 'This part could not be loaded | Furrow',
};
