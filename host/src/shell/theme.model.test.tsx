import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeColorMeta, themeColors, themeInlineScript, themeKey } from './theme.inline';
import { createTheme } from './theme.model';

/** A system that prefers dark or light and can change its mind. */
function setSystem(dark: boolean) {
  const system = Object.assign(new EventTarget(), { matches: dark });
  window.matchMedia = () => system as unknown as MediaQueryList;
  return (next: boolean) => {
    system.matches = next;
    system.dispatchEvent(new Event('change'));
  };
}

function runInlineScript() {
  document.head.innerHTML = themeColorMeta;
  new Function(themeInlineScript)();
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

  it('follows the system when the storage cannot be read', () => {
    setSystem(true);
    forbidStorage();
    runInlineScript();
    expect(painted()).toEqual(dark);
  });

  it('paints around the page what the tokens call paper', () => {
    const tokens = readFileSync(path.join(__dirname, '../../../shared/ui/src/tokens.css'), 'utf8');
    const [, inLight, inDark] = /--fw-paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
    expect(themeColors).toEqual({ light: inLight, dark: inDark });
  });
});

describe('the theme', () => {
  it('follows the system until the visitor chooses', () => {
    const change = setSystem(false);
    runInlineScript();
    const theme = createTheme();
    const listener = jest.fn();
    theme.subscribe(listener);
    expect(theme.preference()).toBe('system');
    change(true);
    expect(theme.current()).toBe('dark');
    expect(painted()).toEqual(dark);
    theme.setPreference('light');
    expect(painted()).toEqual(light);
    expect(listener).toHaveBeenCalledTimes(2);
    change(true);
    expect(theme.current()).toBe('light');
  });

  it('keeps the choice for the next visit, and forgets it when the system is to decide', () => {
    setSystem(false);
    createTheme().setPreference('dark');
    expect(createTheme().preference()).toBe('dark');
    createTheme().setPreference('system');
    expect(localStorage.getItem(themeKey)).toBeNull();
  });

  it('follows the choice made in another tab', () => {
    setSystem(false);
    const theme = createTheme();
    localStorage.setItem(themeKey, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(theme.current()).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey }));
    expect(theme.current()).toBe('dark');
  });

  it('holds a choice that cannot be saved for this page view', () => {
    setSystem(false);
    forbidStorage();
    const theme = createTheme();
    expect(theme.preference()).toBe('system');
    theme.setPreference('dark');
    expect(theme.current()).toBe('dark');
  });
});
