import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test';

const widths = [1440, 390];
const themes = ['light', 'dark'];

/** No axe violation, in both themes and both widths. The page is loaded once and changed in place: its state stays. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      // Colors are on their way for some frames, parents before children: until then axe would measure the old ones.
      await page.waitForFunction(() => !document.getAnimations().some((running) => running instanceof CSSTransition));
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join('\n')}`,
      );
      expect.soft(found, `axe at ${width} px, ${theme}`).toEqual([]);
    }
  }
}
