import { type FailureReport, parseFailureReports } from '@furrow/formats/report.schema';
import type { Page } from '@playwright/test';

/**
 * Responds instead of a collector at the address. The failures that the page reports are added to the returned list
 * when they arrive.
 */
export async function heardFailures(page: Page, address: string): Promise<FailureReport[]> {
  const heard: FailureReport[] = [];
  await page.route(`**${address}/v1/*`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/logs')) heard.push(...parseFailureReports(route.request().postDataJSON()));
    await route.fulfill({ status: 204 });
  });
  return heard;
}
