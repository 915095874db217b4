import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeSwitch } from '../shell/theme-switch';
import { theme } from '@furrow/engine/theme';
import { followTheme } from '@furrow/engine/boot/theme';
import { themeColorMeta, themeInlineScript, themeKey } from '@furrow/engine/theme.inline';
import { themeColors } from '../theme-colors';

/** A system that prefers dark or light, may force its colors on pages, and can change its mind. */
function setSystem(dark: boolean, forces = false) {
  const system = Object.assign(new EventTarget(), { matches: dark });
  const forced = Object.assign(new EventTarget(), { matches: forces });
  window.matchMedia = (query) => (query.includes('forced') ? forced : system) as unknown as MediaQueryList;
  return (next: boolean, nextForces = forces) => {
    for (const [media, matches] of [
      [system, next],
      [forced, nextForces],
    ] as const) {
      if (media.matches === matches) continue;
      media.matches = matches;
      media.dispatchEvent(new Event('change'));
    }
  };
}

function runInlineScript() {
  document.head.innerHTML = themeColorMeta(themeColors);
  new Function(themeInlineScript(themeColors))();
}

const painted = () => ({
  theme: document.documentElement.dataset.theme,
  colors: [...document.querySelectorAll('meta')].map(({ content }) => content),
});
const light = { theme: 'light', colors: [themeColors.light, themeColors.light] };
const dark = { theme: 'dark', colors: [themeColors.dark, themeColors.dark] };

function forbidStorage() {
  return jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the first frame', () => {
  it.each([
    ['the light system', false, null, light],
    ['the dark system', true, null, dark],
    ['the choice of light', true, 'light', light],
    ['the choice of dark', false, 'dark', dark],
    ['the system when the saved choice is junk', true, 'sepia', dark],
  ])('follows %s', (_, systemDark, saved, expected) => {
    setSystem(systemDark);
    if (saved) localStorage.setItem(themeKey, saved);
    runInlineScript();
    expect(painted()).toEqual(expected);
  });

  it.each([
    [true, 'light', dark],
    [false, 'dark', light],
  ])('follows a system that forces its colors (dark: %s), whatever was chosen', (systemDark, saved, expected) => {
    setSystem(systemDark, true);
    localStorage.setItem(themeKey, saved);
    runInlineScript();
    expect(painted()).toEqual(expected);
  });

  it('follows the system when the storage cannot be read', () => {
    setSystem(true);
    forbidStorage();
    runInlineScript();
    expect(painted()).toEqual(dark);
  });

  it('paints around the page what the tokens call paper', () => {
    const tokens = readFileSync(path.join(__dirname, '../../../shared/site/ui/src/tokens.css'), 'utf8');
    const [, inLight, inDark] = /--fw-paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
    expect(themeColors).toEqual({ light: inLight, dark: inDark });
  });
});

describe('the theme', () => {
  beforeEach(() => {
    document.body.innerHTML = renderToStaticMarkup(
      <>
        <ThemeSwitch place="header" />
        <ThemeSwitch place="footer" />
      </>,
    );
  });

  const radios = (preference: string) => [
    ...document.querySelectorAll<HTMLInputElement>(`[data-theme-switch] [value=${preference}]`),
  ];
  const choose = (preference: string) => radios(preference)[0]?.click();
  const chosen = () =>
    ['light', 'dark', 'system'].filter((preference) => radios(preference).every(({ checked }) => checked));
  const otherTabWrites = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('follows the system while that forces its colors, and the choice after it', () => {
    const change = setSystem(false);
    localStorage.setItem(themeKey, 'dark');
    runInlineScript();
    followTheme(themeColors);
    expect(painted()).toEqual(dark);
    change(false, true);
    expect(painted()).toEqual(light);
    choose('system');
    choose('dark');
    expect(painted()).toEqual(light);
    change(false, false);
    expect(painted()).toEqual(dark);
  });

  it('follows the system until the visitor chooses', async () => {
    const change = setSystem(false);
    runInlineScript();
    followTheme(themeColors);
    const listener = jest.fn();
    const stop = theme.subscribe(listener);
    expect(chosen()).toEqual(['system']);
    change(true);
    expect(theme.current()).toBe('dark');
    expect(painted()).toEqual(dark);
    choose('light');
    expect(painted()).toEqual(light);
    await Promise.resolve();
    expect(listener).toHaveBeenCalled();
    change(false);
    change(true);
    expect(theme.current()).toBe('light');
    stop();
  });

  it('marks the choice in the header and in the footer, and keeps it for the next visit', () => {
    setSystem(false);
    followTheme(themeColors);
    choose('dark');
    expect(chosen()).toEqual(['dark']);
    expect(localStorage.getItem(themeKey)).toBe('dark');
    expect(theme.preference?.()).toBe('dark');
    choose('system');
    expect(chosen()).toEqual(['system']);
    expect(theme.preference?.()).toBe('system');
    expect(localStorage.getItem(themeKey)).toBeNull();
  });

  it('shows the choice of the visit before', () => {
    setSystem(false);
    localStorage.setItem(themeKey, 'dark');
    followTheme(themeColors);
    expect(chosen()).toEqual(['dark']);
    expect(theme.current()).toBe('dark');
  });

  it('follows the choice made in another tab', () => {
    setSystem(false);
    followTheme(themeColors);
    localStorage.setItem(themeKey, 'dark');
    otherTabWrites('cart');
    expect(theme.current()).toBe('light');
    otherTabWrites(themeKey);
    expect(theme.current()).toBe('dark');
    expect(chosen()).toEqual(['dark']);
  });

  it('holds a choice that cannot be saved for this page view', () => {
    setSystem(false);
    forbidStorage();
    followTheme(themeColors);
    expect(chosen()).toEqual(['system']);
    choose('dark');
    expect(theme.current()).toBe('dark');
    // The document's own event, which a visitor on a slow network is ahead of.
    window.dispatchEvent(new Event('pageshow'));
    expect(theme.current()).toBe('dark');
    expect(chosen()).toEqual(['dark']);
  });
});
