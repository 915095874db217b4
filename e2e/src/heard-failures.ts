import { type FailureReport, parseFailureReports } from '@furrow/formats/report.schema';
import type { Page } from '@playwright/test';

/** Answers in the place of a collector at the address, and returns the failures that the page reports, which are added as they come. */
export async function heardFailures(page: Page, address: string): Promise<FailureReport[]> {
  const heard: FailureReport[] = [];
  await page.route(`**${address}/v1/*`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/logs')) heard.push(...parseFailureReports(route.request().postDataJSON()));
    await route.fulfill({ status: 204 });
  });
  return heard;
}
