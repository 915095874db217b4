import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, error, Key, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/machine/free-port';
import type { WebKitPaths } from '../../scripts/machine/engines';
import type { Engine, Visit } from './visit';

const maxWait = 15_000;

/** Controls WebKitGTK with WebDriver. The browser needs a screen, so it gets a virtual one. */
export async function startWebKit(paths: WebKitPaths, still: boolean): Promise<Engine> {
  const screen = spawn(paths.display, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = String((await once(screen.stdio[3]!, 'data'))[0]).trim();
  const port = await freePort();
  const server = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: await settings(still) },
  });
  const driver = await connect(port, paths.browser, server);
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  return {
    async visit(origin) {
      // All visits share one window. Its storage is cleared on a page of the same origin.
      await driver.get(`${origin}/robots.txt`);
      await driver.wait(() => driver.executeScript<boolean>(emptyStorage), maxWait);
      return visitOf(driver);
    },
    async close() {
      await driver.quit();
      server.kill();
      screen.kill();
    },
  };
}

/** A folder with the settings of GTK, where WebKitGTK reads whether the visitor wants motion. */
async function settings(still: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-gtk-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${still ? 0 : 1}\n`);
  return folder;
}

/** Between two documents there is an empty one, which has no storage. */
function emptyStorage(): boolean {
  if (location.pathname !== '/robots.txt') return false;
  localStorage.clear();
  sessionStorage.clear();
  return true;
}

/** The driver needs a moment after its start before it accepts connections. */
async function connect(port: number, binary: string, server: ChildProcess): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${server.exitCode}.`);
    await setTimeout(50);
  }
  return new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      pageLoadStrategy: 'none',
    })
    .build();
}

function visitOf(driver: WebDriver): Visit {
  const shown = async (place: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(place)), maxWait, `${place} is not there.`);
    return driver.wait(until.elementIsVisible(element), maxWait, `${place} is not on screen.`);
  };
  return {
    go: (url) => driver.get(url),
    run: (script, ...args) => driver.executeScript(script, ...args),
    click: async (place) => {
      const element = await shown(place);
      // An element that is still fading in cannot be pressed yet.
      const press = () => element.click().then(() => true, isNotYet);
      await driver.wait(press, maxWait, `${place} cannot be pressed.`);
    },
    type: async (place, text) => (await shown(place)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
  };
}

function isNotYet(problem: unknown): false {
  if (problem instanceof error.ElementNotInteractableError) return false;
  throw problem;
}

const keys = { Escape: Key.ESCAPE, Tab: Key.TAB };
