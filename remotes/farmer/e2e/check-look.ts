import { expectAccessible } from '@furrow/testing/accessibility';
import { expectReflow } from '@furrow/testing/every-visitor';
import type { Page } from '../../../e2e/src/test';

/** What is on screen now is accessible, and fits every window and size of text. */
export async function checkLook(page: Page) {
  await expectAccessible(page);
  await expectReflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}
