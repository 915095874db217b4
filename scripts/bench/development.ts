import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchOptions } from '@furrow/testing/browser';
import { chromium } from '@playwright/test';
import { findBrowser } from '../machine/browser';
import { namedApps } from '../workspace/apps';
import { run, start } from '../workspace/process';

/**
 * Milliseconds of a developer's loop with one remote: from the start to the first page, from a saved edit to its
 * display, and one production build.
 */
export async function measureDevelopment(name: string, port: number): Promise<Record<string, string>> {
  const [app] = namedApps([name]);
  if (!app) throw new Error(`There is no remote ${name}.`);
  const began = performance.now();
  const server = start('pnpm', ['--silent', 'exec', 'rspack', 'dev', '--port', String(port)], {
    folder: app.folder,
    env: { NODE_ENV: 'development' },
  });
  const browser = await chromium.launch(launchOptions(await findBrowser(() => {})));
  const page = await browser.newPage();
  await untilAnswered(`http://localhost:${port}/`);
  await page.goto(`http://localhost:${port}/#/buy-food`);
  await page.locator('h1').waitFor();
  const first = performance.now() - began;

  const file = join(app.folder, 'src/pages/buy-food/buy-food.page.tsx');
  const source = await readFile(file, 'utf8');
  const word = 'in season.';
  let hot = Number.NaN;
  try {
    const edited = performance.now();
    await writeFile(file, source.replace(word, 'in season now.'));
    await page.getByText('in season now.').first().waitFor({ timeout: 20_000 });
    hot = performance.now() - edited;
  } finally {
    await writeFile(file, source);
  }
  await browser.close();
  server.kill();
  const built = await run('pnpm', ['--silent', 'run', 'build'], {
    folder: app.folder,
    env: { NODE_ENV: 'production' },
  });
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  return {
    'start to first page': seconds(first),
    'edit to picture': seconds(hot),
    'production build': `${built.seconds.toFixed(1)} s`,
  };
}

async function untilAnswered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not respond.`);
}
