import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Engine, Visit } from './visit';

/** Controls Firefox with WebDriver BiDi, which Firefox supports itself. */
export async function startFirefox(executablePath: string, still: boolean): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': still ? 1 : 0 },
    defaultViewport: { width: 1440, height: 900 },
  });
  return {
    async visit() {
      const context = await browser.createBrowserContext();
      return visitOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function visitOf(page: Page): Visit {
  const shown = async (place: string) => {
    const element = await page.waitForSelector(`::-p-xpath(${place})`, { visible: true });
    if (!element) throw new Error(`${place} is not on screen.`);
    return element;
  };
  return {
    // The command ends after deferred scripts have run, and a journey may hold those back.
    go: async (url) => void page.goto(url, { timeout: 0 }).catch(() => {}),
    run: (script, ...args) => page.evaluate(script as (...values: unknown[]) => never, ...args),
    click: async (place) => (await shown(place)).click(),
    type: async (place, text) => (await shown(place)).type(text),
    press: (key: KeyInput) => page.keyboard.press(key),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    forward: async () => void (await page.goForward({ waitUntil: 'domcontentloaded' })),
  };
}
