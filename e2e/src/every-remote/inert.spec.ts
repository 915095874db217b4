import { fits, inertControl, inertControls } from '../inert-controls';
import { checkedPages } from '../origin';
import { shareOfCases } from '../share';
import { expect, test, type Page } from '../test';

const paths = checkedPages().map(({ path }) => path);
const listed = paths.filter((path) => inertControls.some((entry) => fits(entry.path, path)));

/** In pixels, at 1440: the height of a window. What is further away is not beside the control. */
const beside = 900;

type Inert = { name: string; described: string; distance: number; isSolid: boolean };

for (const width of shareOfCases([1440, 390], 0))
  test(`what does nothing says so before it is pressed, and does not look like the first action, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const seen = new Set<string>();
    for (const path of listed)
      await test.step(path, async () => {
        await page.goto(path);
        for (const { name, described, distance, isSolid } of await buttonsOf(page)) {
          const entry = inertControl(path, name);
          if (!entry) continue;
          seen.add(`${entry.path} ${entry.name}`);
          expect.soft(described, `${name} on ${path} is described by a line`).toMatch(/^Sample site: /);
          if (width === 1440) expect.soft(distance, `${name} on ${path} and its line`).toBeLessThan(beside);
          expect.soft(isSolid, `${name} on ${path} has a solid look`).toBe(entry.isSolid ?? false);
        }
      });
    const entries = inertControls.filter(({ path }) => listed.some((each) => fits(path, each)));
    const gone = entries.map(({ path, name }) => `${path} ${name}`).filter((entry) => !seen.has(entry));
    expect(gone, 'entries of the list without their control').toEqual([]);
  });

test('every control without an effect is on the list', async ({ request }) => {
  const missing: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const [, tag = '', text = ''] of html.matchAll(/<button\b([^>]*\sdata-inert=[^>]*)>(.*?)<\/button>/gs)) {
      const name = /aria-label="([^"]*)"/.exec(tag)?.[1] ?? text.replaceAll(/<[^>]*>/g, '').trim();
      if (!inertControl(path, name)) missing.push(`${name} on ${path}`);
    }
  }
  expect(missing).toEqual([]);
});

/** The buttons of the page that are seen, with the visible line that describes each. */
function buttonsOf(page: Page): Promise<Inert[]> {
  return page.evaluate(() => {
    /** The backgrounds that the first action has where the button stands. */
    const solidColors = (button: HTMLElement) => {
      const probe = document.createElement('i');
      button.before(probe);
      const colors = ['--fw-primary', '--fw-tomato', '--fw-wheat'].map((token) => {
        probe.style.background = `var(${token})`;
        return getComputedStyle(probe).backgroundColor;
      });
      probe.remove();
      return colors;
    };
    return [...document.querySelectorAll<HTMLElement>('main button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => {
        const line = document.getElementById(button.getAttribute('aria-describedby') ?? '');
        const [one, other] = [button.getBoundingClientRect(), line?.getBoundingClientRect()];
        return {
          name: (button.getAttribute('aria-label') ?? button.textContent).trim(),
          described: line?.checkVisibility({ visibilityProperty: true }) ? line.innerText : '',
          distance: other ? Math.max(one.top - other.bottom, other.top - one.bottom, 0) : Infinity,
          isSolid: solidColors(button).includes(getComputedStyle(button).backgroundColor),
        };
      });
  });
}
