import type { Browser, CDPSession, Page } from '@playwright/test';
import { expect, test } from './test';

/** The ways in which a file of a release can fail. They are the columns of each matrix. */
export const faults = ['404', '500', 'HTML', 'hang', 'tampered'] as const;
export type Fault = (typeof faults)[number];

/** One visit in a page of its own, in which one file fails in one way. */
export type Cell = {
  page: Page;
  fault: Fault;
  /** Errors on the console and uncaught errors. */
  messages: string[];
};

/** The time limit for a file, in milliseconds. */
export const maxWait = 8000;

/** A matrix of failing files. It is printed when all rows are done. */
export function faultMatrix(...firstColumns: string[]) {
  const rows = [[...firstColumns, ...faults]];
  test.afterAll(() => console.log(rows.map(spaced).join('\n')));

  return {
    /**
     * Runs the cells of a row in parallel.
     *
     * @param names the contents of the first columns
     * @param visit runs one cell and returns what the visitor still has
     * @param chosen the columns that are run; the others stay empty
     */
    async row(
      browser: Browser,
      baseURL: string,
      names: string[],
      visit: (cell: Cell) => Promise<string>,
      chosen: readonly Fault[] = faults,
    ) {
      const problems: string[] = [];
      const outcomes = faults.map(async (fault) => {
        if (!chosen.includes(fault)) return '';
        const context = await browser.newContext({ baseURL });
        const page = await context.newPage();
        // Some pages at once are slow on a small machine.
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

/** Messages on the console other than the report of the failure and the browser's own message about the file. */
export function noiseIn({ messages }: Cell): string[] {
  return messages.filter((text) => !/ failed at |Failed to load resource|preload|integrity/.test(text));
}

/** Lets one file of the site fail in this page. The promise resolves when the page requests the file. */
export async function breakFile(page: Page, path: string, fault: Fault): Promise<{ promise: Promise<void> }> {
  // Unlike a route of Playwright, this intercepts no other requests, and the browser keeps its cache.
  const browser = await page.context().newCDPSession(page);
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    resolve();
    // The page may be closed when the response arrives.
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

/** The released file with one line added. */
async function tampered(url: string): Promise<{ status: number; type: string; body: string }> {
  const released = await fetch(url);
  return { status: 200, type: released.headers.get('content-type') ?? '', body: `${await released.text()}\n` };
}

function spaced(cells: string[]): string {
  return cells.map((cell, index) => cell.padEnd(index === 1 ? 19 : index < 3 ? 17 : 20)).join('');
}
