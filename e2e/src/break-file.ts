import type { Page, Route } from '@playwright/test';

/** The ways in which a file of a release can fail, for the matrices of faults. */
export const faults = ['404', '500', 'HTML', 'hang', 'tampered'] as const;
export type Fault = (typeof faults)[number];

/** The promise resolves when the file was asked for. */
export async function breakFile(page: Page, path: string, fault: Fault): Promise<{ promise: Promise<void> }> {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  await page.route(`**${path}`, async (route) => {
    resolve();
    await answers[fault](route);
  });
  return { promise };
}

const headers = { 'Access-Control-Allow-Origin': '*' };
const answers: Record<Fault, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, headers, body: 'Not Found' }),
  '500': (route) => route.fulfill({ status: 500, headers, json: { error: 'out of memory' } }),
  HTML: (route) =>
    route.fulfill({ status: 200, headers, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  hang: () => Promise.resolve(),
  tampered: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  },
};

/** A row of the table that a matrix prints. */
export function spaced(cells: string[]): string {
  return cells.map((cell, index) => cell.padEnd(index === 1 ? 19 : index < 3 ? 17 : 20)).join('');
}
