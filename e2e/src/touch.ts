import type { Locator } from '@playwright/test';
import { expect, type Page } from './test';

/** A phone for `test.use`: 390 wide, with a finger for a pointer. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Two taps at one place in less time, in milliseconds, are a double tap for the browser. */
const doubleTap = 300;

/** Runs in the page: whether the caret stands in the field. Outside it a selection knows the field as one of its parent's nodes. */
function hasCaret(field: Element): boolean {
  const { anchorNode, anchorOffset } = getSelection() ?? {};
  return anchorNode?.childNodes[anchorOffset ?? 0] === field;
}

/**
 * A visitor with a phone, who uses the forms and tables of each team from their beginning to their end. Controls are announced as
 * for `byKeyboard`, as in `button "Next"`. A tap fails when something else lies over the control.
 */
export function byTouch(page: Page) {
  let lastTap = 0;

  /** In `main` or in the dialog over it: what has this role, and a name that begins so. */
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

    /** Opens or closes what is folded. */
    async unfold(summary: string) {
      await tap(page.locator('summary:visible', { hasText: summary }));
    },

    /** Chooses a tab, a tile or a box, and sees that it is chosen. */
    async pick(choice: string) {
      await tap(find(choice));
      if (choice.startsWith('tab ')) await expect(find(choice)).toHaveAttribute('aria-selected', 'true');
      else await expect(find(choice)).toBeChecked();
    },

    /**
     * Fills in an empty field. A double tap would select a word in it, and where there is none leave the keys without a caret. On a busy
     * machine the browser may see two taps closer together than they were sent, and then the field is tapped once more.
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

    /** One answer of many, and a day, are asked by the system's own picker, which tests can fill in but not open. */
    async choose(list: string, answer: string) {
      await find(list).selectOption(answer);
    },
  };
}
