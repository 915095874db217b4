import { expect, type Page } from './test';

/** In pixels: a line under the shortest link has more. */
const leastDifference = 40;

/** What was seen to differ, by look and place: many pages have the same header, tiles and tabs. */
const seen = new Set<string>();

/**
 * What is chosen or current looks different from what is not, also what nobody has chosen yet, and a bar looks different
 * where it ends: by pictures, because styles alone do not say what the system makes of them. Each control is pictured
 * with and without its state; of those that look alike, on any page of the same process, one.
 */
export async function expectStatesSeen(page: Page, where: string): Promise<void> {
  const { states, bars } = await page.evaluate(findStates);
  for (const [index, { name, look }] of states.entries()) {
    if (seen.has(`${where} ${look}`)) continue;
    const box = await page.evaluate((at) => window.states[at]?.bring(), index);
    if (!box) continue;
    const chosen = await pictureOf(page, box);
    await page.evaluate((at) => window.states[at]?.clear(), index);
    const other = await pictureOf(page, box);
    await page.evaluate((at) => window.states[at]?.restore(), index);
    const pixels = await page.evaluate(differingPixels, { pictures: [chosen, other] });
    expect.soft(pixels, `what tells ${name} from what is not chosen ${where}`).toBeGreaterThan(leastDifference);
    if (pixels > leastDifference) seen.add(`${where} ${look}`);
  }
  for (const [index, { name, share }] of bars.entries()) {
    const box = await page.evaluate((at) => window.bars[at]?.(), index);
    if (!box) continue;
    const picture = await pictureOf(page, box);
    // The middle of what is filled, and that of the rest.
    const columns = [share / 2, (1 + share) / 2];
    const pixels = await page.evaluate(differingPixels, { pictures: [picture, picture], columns });
    expect.soft(pixels, `how many pixels tell where ${name} ends ${where}`).toBeGreaterThan(box.height / 4);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

type Box = { x: number; y: number; width: number; height: number };
/** A control that is chosen or current. */
type State = { bring: () => Box | undefined; clear: () => void; restore: () => void };

async function pictureOf(page: Page, clip: Box): Promise<string> {
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

/** Runs in the page. */
function findStates(): {
  states: { name: string; look: string }[];
  bars: { name: string; share: number }[];
} {
  const ofAttributes = {
    '[aria-pressed=true]': ['aria-pressed', 'false'],
    '[role=option][aria-selected=true], [role=tab][aria-selected=true]': ['aria-selected', 'false'],
    ':is(a, summary)[aria-current]': ['aria-current', undefined],
  } as const;
  const found: { shown: HTMLElement; state: State }[] = [];
  const bring = (shown: HTMLElement) => () => {
    shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = shown.getBoundingClientRect();
    const isWhole = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    return isWhole && width > 0 && height > 0 ? { x, y, width, height } : undefined;
  };
  for (const [selector, [attribute, other]] of Object.entries(ofAttributes))
    for (const shown of document.querySelectorAll<HTMLElement>(selector)) {
      const value = shown.getAttribute(attribute) ?? '';
      const clear = () =>
        other === undefined ? shown.removeAttribute(attribute) : shown.setAttribute(attribute, other);
      found.push({ shown, state: { bring: bring(shown), clear, restore: () => shown.setAttribute(attribute, value) } });
    }
  // What nobody has chosen yet is pictured as if it were.
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox]):enabled')];
  for (const input of boxes) {
    const shown = input.closest('label') ?? input;
    const bringShown = bring(shown);
    const chosen = boxes.filter(
      (box) => box.checked && (box === input || (box.name !== '' && box.name === input.name)),
    );
    const choose = () => {
      const box = bringShown();
      if (box) input.checked = true;
      return box;
    };
    const restore = () => {
      input.checked = false;
      for (const box of chosen) box.checked = true;
    };
    found.push({ shown, state: { bring: choose, clear: () => void (input.checked = false), restore } });
  }
  const looks = new Map(
    found
      .filter(({ shown }) => shown.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((each) => [each.shown.tagName + each.shown.className, each]),
  );
  window.states = [...looks.values()].map(({ state }) => state);
  const states = [...looks].map(([look, { shown }]) => ({
    look,
    name: `${shown.tagName.toLowerCase()} "${shown.innerText.trim().slice(0, 40)}"`,
  }));

  // Those that are neither empty nor full, and the share that is filled.
  const bars = [...document.querySelectorAll<HTMLElement>('main :is([role=progressbar], [role=meter])')]
    .slice(0, 2)
    .flatMap((bar) => {
      const [least, most, now] = ['min', 'max', 'now'].map((end) =>
        Number(bar.getAttribute(`aria-value${end}`) ?? NaN),
      );
      const share = (now! - least!) / (most! - least!);
      if (!(share > 0.1 && share < 0.9) || !bar.checkVisibility()) return [];
      return [{ name: bar.getAttribute('aria-label') ?? 'a bar', share, bring: bring(bar) }];
    });
  window.bars = bars.map((bar) => bar.bring);
  return { states, bars: bars.map(({ name, share }) => ({ name, share })) };
}

/**
 * The number of pixels by which two pictures of one size differ, each a PNG in Base64; with columns, from 0 to 1, that of
 * their pixels in these. Runs in the page: it is given to `page.evaluate`.
 */
export async function differingPixels({
  pictures,
  columns,
}: {
  pictures: string[];
  columns?: number[];
}): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (picture, index) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const column = columns?.[index];
      const left = column === undefined ? 0 : Math.floor(column * bitmap.width);
      const colors = context?.getImageData(left, 0, column === undefined ? bitmap.width : 1, bitmap.height).data;
      return new Uint32Array(colors?.buffer ?? new ArrayBuffer());
    }),
  );
  return one?.filter((color, at) => color !== other?.[at]).length ?? 0;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    states: State[];
    /** Scroll to a bar, and say where it is then. */
    bars: (() => Box | undefined)[];
  }
}
