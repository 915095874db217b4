import { livePages } from '../../../e2e/src/origin';
import type { Page } from '../../../e2e/src/test';

/** The parts of `/farms`, for its tests. */

export const map = (page: Page) => page.getByRole('navigation', { name: 'Map of farms' });
export const list = (page: Page) => page.getByRole('region', { name: 'List of farms' });
export const rows = (page: Page) => list(page).getByRole('listitem');
export const head = (page: Page) => list(page).getByRole('status');
/** How many farms there are, each of which has a page. */
export const farmCount = livePages().filter(({ path }) => path.startsWith('/farms/')).length;
export const pin = (page: Page, name: string) => map(page).getByRole('link', { name });

/** The lines of the list that begin neither where the one before them ends nor at the top of a column. */
export const misplaced = (page: Page) =>
  rows(page).evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect());
    return all.flatMap((row, index) => {
      const [box, before] = [boxes[index]!, boxes[index - 1]];
      const start = before?.left === box.left ? before.bottom : boxes[0]!.top;
      return Math.abs(box.top - start) > 1 ? [`${row.textContent}: ${box.top} instead of ${start}`] : [];
    });
  });
