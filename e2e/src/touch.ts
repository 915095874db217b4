import type { Locator } from '@playwright/test';
import { expect, type Page } from './test';

/** For `test.use`: a phone, 390 px wide, with touch input. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Text is larger, by default twice, as a visitor sets it in the browser: media queries in `em` see it too. */
export async function enlargeText(page: Page, scale = 2): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale, fixed: Math.round(13 * scale) } });
}

/** In milliseconds. The browser treats two taps at one place within this time as a double tap. */
const doubleTap = 300;

/**
 * Runs in the page: whether the caret is in the field. Seen from outside the field, the selection is in one of its
 * parent's nodes.
 */
function hasCaret(field: Element): boolean {
  const { anchorNode, anchorOffset } = getSelection() ?? {};
  return anchorNode?.childNodes[anchorOffset ?? 0] === field;
}

/**
 * A visitor with a phone who uses the forms and tables of each team. Controls are named as for `byKeyboard`, as in
 * `button "Next"`. A tap fails when another element covers the control.
 */
export function byTouch(page: Page) {
  let lastTap = 0;

  /** An element in `main`, or in the dialog above it, with this role and a name that begins with this text. */
  function find(control: string): Locator {
    const [, role, name = ''] = /^(\w+) "(.+)"$/.exec(control) ?? [];
    const beginning = new RegExp(`^${name.replace(/[^\w ]/g, '\\$&')}`);
    return page
      .getByRole('main')
      .or(page.getByRole('dialog'))
      .getByRole(role as 'button', { name: beginning });
  }

  async function tap(control: Locator): Promise<void> {
    await control.tap();
    lastTap = Date.now();
  }

  return {
    async tap(control: string) {
      await tap(find(control));
    },

    /** Opens or closes a disclosure. */
    async unfold(summary: string) {
      await tap(page.locator('summary:visible', { hasText: summary }));
    },

    /** Selects a tab, a tile or a checkbox, and checks that it is selected. */
    async pick(choice: string) {
      await tap(find(choice));
      if (choice.startsWith('tab ')) await expect(find(choice)).toHaveAttribute('aria-selected', 'true');
      else await expect(find(choice)).toBeChecked();
    },

    /**
     * Fills in an empty field. A double tap would select a word, and in an empty field it can leave the keyboard
     * without a caret. On a busy machine the browser may see two taps closer together than they were sent. In that case
     * the field is tapped again.
     */
    async type(field: string, text: string) {
      await expect(async () => {
        await expect.poll(() => Date.now() - lastTap).toBeGreaterThan(doubleTap);
        await tap(find(field));
        await expect(find(field)).toBeFocused();
        expect(await find(field).evaluate(hasCaret)).toBe(true);
      }).toPass();
      await page.keyboard.type(text);
      await expect(find(field)).toHaveValue(text);
    },

    /** Lists of options and dates use the system's own picker, which tests can fill in but not open. */
    async choose(list: string, answer: string) {
      await find(list).selectOption(answer);
    },
  };
}
