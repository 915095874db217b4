import type { ColorScheme } from '@furrow/contract';
import { themeKey, type ThemeColors } from '../head/theme.inline';

type ThemePreference = ColorScheme | 'system';

/**
 * Applies the theme whenever the visitor, the system or another tab changes it. The inline script in the head has
 * already applied the first one. The visitor's choice is in `data-theme` of `<html>`, where other code reads it.
 */
export function followTheme(colors: ThemeColors): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  let preference = readPreference();
  /** A choice that the browser could not store. It holds for this page view. */
  let unsaved: ThemePreference | undefined;

  function apply(chosen: ThemePreference): void {
    preference = chosen;
    const scheme = chosen === 'system' ? (systemDark.matches ? 'dark' : 'light') : chosen;
    document.documentElement.dataset.theme = scheme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = colors[scheme];
    }
    for (const radio of document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')) {
      radio.checked = radio.value === chosen;
    }
  }

  const applySaved = () => apply(unsaved ?? readPreference());

  applySaved();
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-theme-switch]')) return;
    const chosen = target.value as ThemePreference;
    unsaved = writePreference(chosen) ? undefined : chosen;
    apply(chosen);
  });
  systemDark.addEventListener('change', () => apply(preference));
  window.addEventListener('storage', ({ key }) => {
    if (key === themeKey || key === null) applySaved();
  });
  // When a page is shown again from the cache of the browser, its radio buttons have their old state, and the page has
  // missed changes in other tabs.
  window.addEventListener('pageshow', applySaved);
}

function readPreference(): ThemePreference {
  try {
    const saved = localStorage.getItem(themeKey);
    return saved === 'light' || saved === 'dark' ? saved : 'system';
  } catch {
    return 'system';
  }
}

/**
 * Stores the choice.
 *
 * @returns whether the browser has stored it
 */
function writePreference(preference: ThemePreference): boolean {
  try {
    if (preference === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, preference);
    return true;
  } catch {
    return false;
  }
}
