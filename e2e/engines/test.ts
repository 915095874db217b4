import { expect, test as base } from '@playwright/test';
import { wakeEvent } from '@furrow/contract/hydrate-policy';
import { startFirefox } from './firefox';
import { openGate, type Gate } from './gate';
import type { EnginePaths } from '../../scripts/machine/engines';
import type { Engine, Visit } from './visit';
import { startWebKit } from './webkit';

type ForTest = { gate: Gate; visit: Visit; allowed: RegExp | undefined };

/**
 * A journey gets a window of its project's engine. It fails when a page reports anything on the console that `allowed`
 * does not match.
 */
export const test = base.extend<ForTest, { engine: Engine }>({
  engine: [
    async ({}, use, { project }) => {
      const { firefox, webkit } = JSON.parse(process.env.FURROW_ENGINES ?? '{}') as EnginePaths;
      const [name, still] = [project.name.split('-')[0], project.name.endsWith('-still')];
      const started =
        name === 'firefox' ? firefox && startFirefox(firefox, still) : webkit && startWebKit(webkit, still);
      if (!started) throw new Error(`FURROW_ENGINES does not say where ${project.name} is. Run "pnpm engines".`);
      const engine = await started;
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  allowed: [undefined, { option: true }],
  gate: async ({}, use) => {
    const gate = await openGate(process.env.SITE_URL ?? '');
    await use(gate);
    await gate.close();
  },
  visit: async ({ engine, gate, allowed }, use) => {
    const visit = await engine.visit(gate.url);
    await use(visit);
    const complaints = await visit.run(() => JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[]);
    expect(complaints.filter((complaint) => !allowed?.test(complaint))).toEqual([]);
  },
});

export { expect };

/** Loads a document, and waits until it can be read. */
export async function load(visit: Visit, url: string): Promise<void> {
  await visit.run(() => void Object.assign(window, { left: true }));
  await visit.go(url);
  const isThere = () => !('left' in window) && document.querySelector('footer') !== null;
  // Between two documents there is no document to examine.
  await expect(async () => expect(await visit.run(isThere)).toBe(true)).toPass();
}

/**
 * Opens a page and waits until it accepts input. A sleeping page is woken. A page that does not sleep gets no such
 * event, because its fragments would react to it, and these engines report code that is on its way to a fragment as
 * failed when the page is left.
 */
export async function open(visit: Visit, gate: Gate, path: string): Promise<void> {
  await load(visit, gate.url + path);
  await expect.poll(() => visit.run(() => document.readyState)).toBe('complete');
  await visit.run((event) => {
    if (document.querySelector('#slot > [data-hydrate]')) document.dispatchEvent(new Event(event));
  }, wakeEvent);
  await hydrated(visit);
}

/** Waits until React has hydrated the page in the outlet. */
export async function hydrated(visit: Visit): Promise<void> {
  const isHydrated = () => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  };
  await expect.poll(() => visit.run(isHydrated)).toBe(true);
}

/** Waits until the heading of the page contains the text. */
export async function expectHeading(visit: Visit, text: string): Promise<void> {
  await expect.poll(() => visit.run(() => document.querySelector('main h1')?.textContent)).toContain(text);
}
