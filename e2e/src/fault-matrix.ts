import type { Browser, CDPSession, Page } from '@playwright/test';
import { expect, test } from './test';

/** The ways in which a file of a release can fail: the columns of each matrix. */
const faults = ['404', '500', 'HTML', 'hang', 'tampered'] as const;
type Fault = (typeof faults)[number];

/** One visitor, on a page of the visitor's own, whom one file fails in one way. */
export type Cell = {
  page: Page;
  fault: Fault;
  /** Errors on the console, and those that nobody caught. */
  messages: string[];
};

/** Milliseconds after which a file that does not come is given up. */
export const patience = 8000;

/** A matrix of files that fail. It is printed when all of its rows have been gone through. */
export function faultMatrix(...firstColumns: string[]) {
  const rows = [[...firstColumns, ...faults]];
  test.afterAll(() => console.log(rows.map(spaced).join('\n')));

  return {
    /**
     * Goes through the cells of one row side by side.
     *
     * @param names what is in the first columns
     * @param visit goes through one cell and says what the visitor is left with
     */
    async row(browser: Browser, baseURL: string, names: string[], visit: (cell: Cell) => Promise<string>) {
      const problems: string[] = [];
      const outcomes = faults.map(async (fault) => {
        const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
        const page = await context.newPage();
        // Five pages at once are slow on a small machine.
        page.setDefaultTimeout(30_000);
        if (fault === 'hang') await page.clock.install();
        const messages: string[] = [];
        page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
        page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
        try {
          return await visit({ page, fault, messages });
        } catch (error) {
          problems.push([`${[...names, fault].join(', ')}: ${(error as Error).message}`, ...messages].join('\n'));
          return 'FAILED';
        } finally {
          await context.close();
        }
      });
      rows.push([...names, ...(await Promise.all(outcomes))]);
      expect(problems).toEqual([]);
    },
  };
}

/** What the console says beyond the report of the failure and what the browser says of the file. */
export function noiseIn({ messages }: Cell): string[] {
  return messages.filter((text) => !/ failed at |Failed to load resource|preload|integrity/.test(text));
}

/** Lets one file of the site fail in this page. The promise resolves when the file was asked for. */
export async function breakFile(page: Page, path: string, fault: Fault): Promise<{ promise: Promise<void> }> {
  // Unlike a route of Playwright's, this looks at no other request, and the browser keeps its cache.
  const browser = await page.context().newCDPSession(page);
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    resolve();
    // The page may be gone when the answer comes.
    void answer(browser, requestId, request.url, fault).catch(() => {});
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}` }] });
  return { promise };
}

const bodies = {
  '404': { status: 404, type: 'text/plain', body: 'Not Found' },
  '500': { status: 500, type: 'application/json', body: '{"error":"out of memory"}' },
  HTML: { status: 200, type: 'text/html', body: '<!doctype html><title>Sign in</title>' },
};

async function answer(browser: CDPSession, requestId: string, url: string, fault: Fault): Promise<void> {
  if (fault === 'hang') return;
  const { status, type, body } = fault === 'tampered' ? await tampered(url) : bodies[fault];
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': type };
  await browser.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  });
}

/** The file as it was released, with a line more. */
async function tampered(url: string): Promise<{ status: number; type: string; body: string }> {
  const released = await fetch(url);
  return { status: 200, type: released.headers.get('content-type') ?? '', body: `${await released.text()}\n` };
}

function spaced(cells: string[]): string {
  return cells.map((cell, index) => cell.padEnd(index === 1 ? 19 : index < 3 ? 17 : 20)).join('');
}
