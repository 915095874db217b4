import type { ColorScheme } from '@furrow/remote/contract';
import { themeColors, themeKey } from './theme.inline';

type ThemePreference = ColorScheme | 'system';

/**
 * Keeps the colors in step with the visitor's choice, the system and other tabs. The inline script in the head has set the
 * first colors already. The chosen theme is `data-theme` of `<html>`: other code reads it there.
 */
export function followTheme(): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  let preference = readPreference();
  /** A choice that cannot be kept still holds for this page view. */
  let unsaved: ThemePreference | undefined;

  function apply(chosen: ThemePreference): void {
    preference = chosen;
    const scheme = chosen === 'system' ? (systemDark.matches ? 'dark' : 'light') : chosen;
    document.documentElement.dataset.theme = scheme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = themeColors[scheme];
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
  // Browsers put a form's old answers back when a page is shown again, and a cached page has heard nothing meanwhile.
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

/** @returns whether the browser keeps it */
function writePreference(preference: ThemePreference): boolean {
  try {
    if (preference === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, preference);
    return true;
  } catch {
    return false;
  }
}
