import { wakeEvent } from '@furrow/contract/hydrate-policy';
import { inertControl } from './inert-controls';
import { expect, hydrated, type Page } from './test';

/**
 * In milliseconds: a press that nothing answers by then is not answered. Long enough for code that a press asks for first,
 * on a busy machine: an answer ends the wait.
 */
const maxWait = 5000;

/** A control, by what it looks like and says, and which one of those that look alike it is. */
type Control = { key: string; name: string; tag: string };

/** The way to a control: the control itself, or before it the one that brings it. */
type Way = readonly Control[];

/**
 * Presses every control of a page, and every control that came with one of those presses, as a visitor with a mouse
 * would. After each press the focus is somewhere and the visitor is told something: a line comes, a state changes, a
 * live region speaks, or something opens. What the specification calls inert may stay silent. Links are left out: they
 * lead away. Of controls that look alike and say the same, one is pressed.
 *
 * @param within a selector: the controls in there
 */
export async function expectAnswers(page: Page, path: string, within: string): Promise<void> {
  await page.addInitScript(watchAnswers);
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('filechooser', () => {});
  const start = async () => {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await come(page, path);
  };
  await come(page, path);
  const first = await page.evaluate((place) => window.answers.find(place), within);
  expect(first.length, `controls on ${path}`).toBeGreaterThan(0);
  const known = new Set(first.map(({ key }) => key));
  const ways: Way[] = first.map((control) => [control]);
  for (const way of ways) {
    const control = way.at(-1);
    if (!control) continue;
    if (!(await isReady(page, path, way))) {
      await start();
      if (!(await isReady(page, path, way))) {
        // It came in another state only, such as that of a list which another press has filled.
        expect.soft(way.length, `“${control.name}” on ${path} is there again`).toBeGreaterThan(1);
        continue;
      }
    }
    const where = `“${control.name}” on ${path}${way.length > 1 ? ` after “${way[0]?.name}”` : ''}`;
    const inert = inertControl(path, control.name);
    const isAnswered = await press(page, control, !inert || inert.answers === 'line');
    expect.soft(isAnswered, `${where} tells the visitor something`).toBe(true);
    const focused = () => page.evaluate(() => document.activeElement !== document.body);
    await expect.poll(focused, { message: `${where} leaves the focus somewhere`, timeout: maxWait }).toBe(true);
    if (way.length > 1 || new URL(page.url()).pathname !== path) continue;
    for (const came of await page.evaluate((place) => window.answers.find(place), `${within}, [role=dialog]`)) {
      if (known.has(came.key)) continue;
      known.add(came.key);
      ways.push([control, came]);
    }
  }
}

async function come(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate((event) => document.dispatchEvent(new Event(event)), wakeEvent);
  await hydrated(page);
}

/** Brings the control to where it can be pressed, if that can be done from where the visitor is now. */
async function isReady(page: Page, path: string, way: Way): Promise<boolean> {
  if (new URL(page.url()).pathname !== path) return false;
  const bring = () => page.evaluate((key) => window.answers.bring(key), way.at(-1)?.key ?? '');
  if (await bring()) return true;
  // Beside what the last press opened.
  await page.keyboard.press('Escape');
  for (const before of way.slice(0, -1)) await press(page, before);
  return bring();
}

/**
 * @param hasToAnswer whether it is waited for an answer
 * @returns whether the visitor was told something
 */
async function press(page: Page, { key, tag }: Control, hasToAnswer = true): Promise<boolean> {
  if (!(await page.evaluate((name) => window.answers.bring(name), key))) return false;
  const address = page.url();
  await page.evaluate(() => window.answers.listen());
  const control = page.locator('[data-pressed]');
  if (tag === 'SELECT') {
    await control.focus();
    const index = await control
      .locator('option')
      .evaluateAll((options) => options.findIndex((option, at) => at > 0 && !option.matches(':disabled')));
    await control.selectOption({ index });
  } else await control.click();
  if (!hasToAnswer) return true;
  return page
    .waitForFunction(() => window.answers.isTold(), undefined, { timeout: maxWait, polling: 30 })
    .then(
      () => true,
      // A page that is left takes the question with it.
      () => page.url() !== address,
    );
}

/** Runs in the page. */
function watchAnswers(): void {
  const controls =
    'button, summary, select, [role=tab], [role=switch], [role=button], input:is([type=checkbox], [type=radio])';
  const states = [
    'expanded',
    'pressed',
    'selected',
    'checked',
    'current',
    'busy',
    'disabled',
    'invalid',
    'sort',
    'label',
  ];
  const outOfUse = ':disabled, [aria-disabled=true]';
  /** A press on what is chosen already changes nothing. It is found again once something else is chosen. */
  const chosen = '[aria-selected=true], [aria-pressed=true], [aria-current=page], input:checked';
  const keys = new WeakMap<Element, string>();
  let before = new Map<string, number>();
  let isHeard = false;

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  const nameOf = (element: HTMLElement) => {
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
    return (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim().slice(0, 80);
  };
  /** Without figures and names of things: "Add to Cart, Honey" says the same as "Add to Cart, Eggs". */
  const saysOf = (element: HTMLElement) =>
    (element.innerText || nameOf(element)).replaceAll(/(?<=\D)[\d.,$]+/g, '#').trim();
  const place = (element: Element) => (element.closest('[role=dialog]') ? 'dialog' : 'page');
  const all = (within: string) =>
    [...document.querySelectorAll<HTMLElement>(within)]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>(controls)])
      .filter((element, index, list) => list.indexOf(element) === index);

  /** What a visitor sees and a screen reader says, line by line, with how often each line is there. */
  function lines(): Map<string, number> {
    const counted = new Map<string, number>();
    const count = (line: string) => counted.set(line, (counted.get(line) ?? 0) + 1);
    for (const line of document.body.innerText.split('\n')) count(line.trim());
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      for (const state of states) {
        const value = element.getAttribute(`aria-${state}`);
        if (value !== null) count(`${state} ${value}`);
      }
      if (element.matches('details[open], dialog[open], :popover-open')) count('open');
      if (element.matches(':checked')) count(`checked ${element.getAttribute('value') ?? ''} ${element.id}`);
      if (element instanceof HTMLInputElement && element.type === 'password') count(`type ${element.name}`);
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) count(`value ${element.value}`);
      if (element.matches('html')) count(`theme ${element.dataset.theme ?? ''}`);
    }
    count(`address ${location.href}`);
    if (![...document.querySelectorAll('[role=dialog]')].some(isShown)) count('no dialog');
    return counted;
  }

  const speaks = '[role=status], [role=alert], [aria-live]';
  new MutationObserver((changes) => {
    isHeard ||= changes.some(({ target, addedNodes, type }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(speaks) !== null && (type === 'characterData' || addedNodes.length > 0);
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
  for (const name of ['open', 'print'] as const)
    window[name] = () => {
      isHeard = true;
      return null;
    };
  HTMLInputElement.prototype.showPicker = () => (isHeard = true);
  // The browser itself says that a field is missing, asks for files, and shows what it saves.
  addEventListener('invalid', () => (isHeard = true), true);
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    isHeard ||= this.matches('input[type=file], a[download]');
    click.call(this);
  };

  window.answers = {
    find(within) {
      const seen = new Set<string>();
      return all(within).flatMap((element) => {
        if (!isShown(element) || element.matches(`${outOfUse}, ${chosen}`)) return [];
        const key = keys.get(element) ?? `${place(element)} ${element.tagName} ${element.className} ${saysOf(element)}`;
        keys.set(element, key);
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ key, name: nameOf(element), tag: element.tagName }];
      });
    },
    bring(key) {
      document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      const modal = [...document.querySelectorAll('[role=dialog]')].filter(isShown).at(-1);
      const found = all('body').find(
        (element) =>
          isShown(element) &&
          (!modal || modal.contains(element)) &&
          !element.matches(`${outOfUse}, ${chosen}`) &&
          (keys.get(element) ?? `${place(element)} ${element.tagName} ${element.className} ${saysOf(element)}`) === key,
      );
      (found?.closest('label') ?? found)?.setAttribute('data-pressed', '');
      return found !== undefined;
    },
    listen() {
      before = lines();
      isHeard = false;
    },
    isTold: () => isHeard || [...lines()].some(([line, times]) => times > (before.get(line) ?? 0)),
  };
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    answers: {
      /** The controls in a place, one of those that look alike and say the same. */
      find: (within: string) => Control[];
      /** Marks a control; false where there is none that can be pressed. */
      bring: (key: string) => boolean;
      /** Remembers what the visitor sees now. */
      listen: () => void;
      /** Whether something was said or came since then. */
      isTold: () => boolean;
    };
  }
}
