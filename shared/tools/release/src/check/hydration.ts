import { wakeEvent } from '@furrow/contract/hydrate-policy';
import type { Browser } from 'playwright-core';
import { hostName } from '@furrow/discovery/discovery';
import type { Release } from '@furrow/formats/release.schema';
import { countOf } from '../domain/count-of';
import { entryOf, versionsOf } from '../domain/ledger';
import { liveVersion } from '../domain/versions';
import { readLedger } from '../store/ledger-file';
import { readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import {
  answerFrom,
  hydrationTimeout,
  launch,
  previewOrigin,
  unhashedScripts,
  untilHydrated,
  watchIsland,
  watchUnhashed,
} from './preview-browser';
import { rendersAnew } from './react-minors';
import { liveRemotes } from './related-releases';
import { type Reason, reason } from '../domain/refused';

/** The errors by which a production build of React reports that HTML and first render differ. */
const mismatch = /React error #(?:418|42[1-5])\b/;

/** `hydrates` is false for a page that was prerendered by another minor of React than the one that runs it. */
type Visit = { app: string; path: string; hydrates: boolean };

export type HydrationOptions = {
  /** Checks every page instead of one per route. */
  full?: boolean;
  report?: (step: string) => void;
};

/**
 * Opens pages of the release in Chromium, inside the live host, and checks that each page hydrates its prerendered
 * HTML. For a release of the host, one page of every remote is opened.
 *
 * @param preview the site as it would be with the release live
 * @returns one sentence per problem
 * @throws Refused when there is no browser
 */
export async function hydrationProblems(
  preview: OriginStorage,
  release: Release,
  { full = false, report = () => undefined }: HydrationOptions,
): Promise<Reason[]> {
  const visits = await visitsFor(preview, release, full);
  if (visits.length === 0) return [];
  const browser = await launch();
  try {
    report(`Hydrating ${countOf(visits.length, 'page')} in the browser`);
    const problems: Reason[] = [];
    for (const visit of visits) problems.push(...(await visitPage(browser, preview, visit)));
    return problems;
  } finally {
    await browser.close();
  }
}

async function visitsFor(preview: OriginStorage, release: Release, full: boolean): Promise<Visit[]> {
  const ledger = await readLedger(preview);
  const live = liveVersion(versionsOf(ledger, hostName));
  if (!live) return [];
  const host =
    release.app === hostName ? release : await readRelease(preview, hostName, entryOf(ledger, hostName, live));
  const visits = (remote: Release): Visit[] => {
    const { app, routes } = remote;
    const hydrates = !rendersAnew(host, remote);
    const paths = routes.flatMap(({ pages }) => (full ? pages : pages.slice(0, 1)));
    return paths.map((path) => ({ app, path, hydrates }));
  };
  if (release.app !== hostName) return visits(release);
  const remotes = (await liveRemotes(preview, ledger)).map(visits);
  return remotes.flatMap((found) => (full ? found : found.slice(0, 1)));
}

async function visitPage(browser: Browser, preview: OriginStorage, { app, path, hydrates }: Visit): Promise<Reason[]> {
  const context = await browser.newContext({ baseURL: previewOrigin, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await answerFrom(page, preview);
    await page.addInitScript(watchIsland);
    await page.addInitScript(watchUnhashed);
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text());
    });

    await page.goto(path, { waitUntil: 'load', timeout: hydrationTimeout });
    await page.evaluate((event) => document.dispatchEvent(new Event(event)), wakeEvent);
    const outcome = await untilHydrated(page);
    const [unhashed] = await unhashedScripts(page);
    if (unhashed !== undefined)
      return [
        reason(
          'FUR-GATE-SCRIPT-HASH',
          `the page ${path} of ${app} runs the script ${unhashed} without a hash, which browsers refuse. A chunk gets its hash of the bundler, and a module is listed in the assets of the page: see docs/other-toolchains.md.`,
        ),
      ];
    const said = messages[0] === undefined ? '' : ` The console says: ${firstLine(messages[0])}`;
    if (outcome === 'late')
      return [
        reason(
          'FUR-GATE-HYDRATION-LATE',
          `the page ${path} of ${app} did not hydrate within ${hydrationTimeout / 1000} seconds.${said}`,
        ),
      ];
    if ((outcome === 'replaced' && hydrates) || messages.some((message) => mismatch.test(message))) {
      return [
        reason(
          'FUR-GATE-HYDRATION-DIFFERS',
          `the first render of the page ${path} of ${app} differs from its HTML, so it cannot hydrate. ` +
            `Do not render anything that depends on the visitor, the clock or chance; useHydratedUnit() and useClientValue() read such values.${said}`,
        ),
      ];
    }
    return messages.length > 0
      ? [reason('FUR-GATE-HYDRATION-ERROR', `the page ${path} of ${app} hydrates with an error.${said}`)]
      : [];
  } finally {
    await context.close();
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
