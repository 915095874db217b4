import { expect, type Page } from './test';

/** A control as a screen reader announces it: its role, its name and, where a test asks for it, its state, as in `checkbox "Anonymous" [checked]`. */
export type Announced = string;

/** More stops than any page has between two answers. */
const mostStops = 60;

/**
 * A visitor without a pointer, who uses the forms and tables of each team from their beginning to their end: goes forward by Tab from
 * where the focus is, and stops at the control that is announced as wanted. It fails when the end of the page comes first, and when
 * something on the way takes the focus and has no name.
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
    /** The first stop of every page leads past the header. */
    async toContent() {
      await this.press('link "Skip to content"', 'Enter');
    },

    /** Goes to a field and fills it in. */
    async type(field: Announced, text: string) {
      await reach(field);
      await page.keyboard.type(text);
    },

    /** Goes to a list and types the first letters of an answer. */
    async choose(list: Announced, answer: string) {
      await reach(list);
      await page.keyboard.type(answer);
      await expect(page.locator(':focus').locator('option:checked')).toHaveText(answer);
    },

    /**
     * Goes to a control and presses keys there, such as `ArrowDown ArrowDown`.
     *
     * @param then what is announced after it: the control in its new state, or another one that the keys lead to
     */
    async press(control: Announced, keys: string, then?: Announced) {
      await reach(control);
      for (const key of keys.split(' ')) await page.keyboard.press(key);
      if (then) await expect.poll(() => announcedAtFocus(page)).toBe(then);
    },
  };
}

/** Role, name and states of what has the focus, out of the tree that screen readers are given. */
async function announcedAtFocus(page: Page): Promise<Announced> {
  // The calendar button inside a date field has the focus without matching `:focus`.
  const focused = page.locator(':focus-within').last();
  if ((await focused.count()) === 0) return 'nothing';
  const [first = ''] = (await focused.ariaSnapshot()).split('\n');
  // A line of YAML: quoted as a whole when it has a colon, and with the value of the control or a colon at its end.
  const line = first.replace(/^- '?/, '').replaceAll("''", "'");
  const [announced = line] = /^\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*/.exec(line) ?? [];
  // A summary has no role there, only its words.
  return announced === 'text' ? `summary "${line.slice('text: '.length)}"` : announced;
}
