import type { PageData } from '@furrow/discovery/page-data.schema';
import { matchesPattern } from '@furrow/discovery/route-match';
import { savesData } from '../../common/save-data';
import { isNewStyle } from '../../first/islands/styles';

/**
 * The stylesheets of the pages that the pages of this visit link to, as their documents name them. They are fetched into
 * the cache of the browser together with the document of the next page, and applied only when that document names them
 * with their hashes. So one that is no longer right costs a request and nothing else.
 */
export class LinkedStyles {
  /** Addresses of stylesheets by the route of the page. */
  private readonly byRoute = new Map<string, string[]>();
  private readonly fetched = new Set<string>();

  /**
   * Reads the stylesheets of the pages in the menus from this address, unless the visitor saves data. What documents say
   * counts more.
   */
  async readMenus(address: string): Promise<void> {
    if (savesData()) return;
    try {
      const answer = await fetch(address, { priority: 'low' });
      const named = (await answer.json()) as PageData['linkedStyles'];
      const said = new Map(this.byRoute);
      this.note(named);
      for (const [route, addresses] of said) this.byRoute.set(route, addresses);
    } catch {
      // Without it, the stylesheets of the next page are known when the head of its document has come.
    }
  }

  /** Notes what a document says. */
  note(named: PageData['linkedStyles'] = {}): void {
    for (const [folder, routes] of Object.entries(named))
      for (const [route, names] of Object.entries(routes))
        this.byRoute.set(
          route,
          names.split(' ').map((name) => (name.startsWith('/') ? name : folder + name)),
        );
  }

  /** Fetches the stylesheets of the page at the path that are not there yet, unless the visitor saves data. */
  fetch(path: string): void {
    if (savesData()) return;
    for (const [route, addresses] of this.byRoute) {
      if (!matchesPattern(route, path)) continue;
      for (const address of addresses) {
        if (this.fetched.has(address) || !isNewStyle(address)) continue;
        this.fetched.add(address);
        // What fails here is asked for again by the link of the stylesheet.
        fetch(address, { priority: 'high' })
          .then((answer) => answer.arrayBuffer())
          .catch(() => {});
      }
    }
  }
}
