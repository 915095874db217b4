import { expect, type Page } from './test';

/**
 * A control as a screen reader announces it: its role, its name and, if a test asks for it, its state, as in `checkbox
 * "Anonymous" [checked]`.
 */
export type Announced = string;

/** More tab stops than any page has between two controls of a journey. */
const mostStops = 60;

/**
 * A visitor without a pointer who uses the forms and tables of each team. It presses Tab until the wanted control has
 * the focus. It fails at the end of the page, and at any element on the way that has the focus but no name.
 */
export function byKeyboard(page: Page) {
  async function reach(control: Announced): Promise<void> {
    const passed: Announced[] = [];
    for (let stops = 0; stops < mostStops; stops++) {
      await page.keyboard.press('Tab');
      const announced = await announcedAtFocus(page);
      if (announced.startsWith(control)) return;
      expect(announced, `what takes the focus after ${passed.at(-1)}`).toMatch(/"./);
      passed.push(announced);
    }
    throw new Error(`Tab does not lead to ${control}, but to ${passed.join(', ')}.`);
  }

  return {
    /** The first tab stop of every page skips the header. */
    async toContent() {
      await this.press('link "Skip to content"', 'Enter');
    },

    /** Moves to a field and fills it in. */
    async type(field: Announced, text: string) {
      await reach(field);
      await page.keyboard.type(text);
    },

    /** Moves to a list and types the first letters of an option. */
    async choose(list: Announced, answer: string) {
      await reach(list);
      await page.keyboard.type(answer);
      await expect(page.locator(':focus').locator('option:checked')).toHaveText(answer);
    },

    /**
     * Moves to a control and presses keys there, such as `ArrowDown ArrowDown`.
     *
     * @param then what is announced afterwards: the control in its new state, or the control that the keys lead to
     */
    async press(control: Announced, keys: string, then?: Announced) {
      await reach(control);
      for (const key of keys.split(' ')) await page.keyboard.press(key);
      if (then) await expect.poll(() => announcedAtFocus(page)).toBe(then);
    },
  };
}

/** The role, name and states of the focused element, from the accessibility tree. */
async function announcedAtFocus(page: Page): Promise<Announced> {
  // The calendar button inside a date field has the focus without matching `:focus`.
  const focused = page.locator(':focus-within').last();
  if ((await focused.count()) === 0) return 'nothing';
  const [first = ''] = (await focused.ariaSnapshot()).split('\n');
  // A line of YAML. It is quoted if it contains a colon, and ends with a colon or the value of the control.
  const line = first.replace(/^- '?/, '').replaceAll("''", "'");
  const [announced = line] = /^\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*/.exec(line) ?? [];
  // In this tree, a summary has no role, only its text.
  return announced === 'text' ? `summary "${line.slice('text: '.length)}"` : announced;
}
