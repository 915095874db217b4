import { cohortOf } from '@furrow/discovery/cohort';
import type { Browser } from '@playwright/test';
import type { Page } from './test';

/** A page of a visitor who gets the canary of an app, or who does not. Close its context afterwards. */
export async function visitorOf(
  browser: Browser,
  origin: string,
  canary: { app: string; share: number; isMeant: boolean },
): Promise<Page> {
  const names = Array.from({ length: 200 }, (_, number) => `visitor ${number}`);
  const value = names.find((name) => cohortOf(canary.app, name) < canary.share === canary.isMeant)!;
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'visitor', value }] }] },
  });
  return context.newPage();
}
