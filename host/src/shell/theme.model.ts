import type { ColorScheme, Theme } from '@furrow/remote/contract';
import { createValue } from '@furrow/remote/value';
import { themeColors, themeKey } from './theme.inline';

export type ThemePreference = ColorScheme | 'system';

export type SiteTheme = Theme & {
  preference(): ThemePreference;
  setPreference(preference: ThemePreference): void;
};

/** Follows the visitor's choice, the system and other tabs. The inline script has already set the first colors. Without a browser it is light. */
export function createTheme(): SiteTheme {
  const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  const preference = createValue(readPreference());

  function schemeOf(chosen: ThemePreference): ColorScheme {
    if (chosen !== 'system') return chosen;
    return systemDark?.matches ? 'dark' : 'light';
  }

  function apply(chosen: ThemePreference) {
    const scheme = schemeOf(chosen);
    document.documentElement.dataset.theme = scheme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = themeColors[scheme];
    }
    preference.set(chosen);
  }

  systemDark?.addEventListener('change', () => apply(preference.current()));
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key !== null && key !== themeKey) return;
    apply(readPreference());
  });

  return {
    current: () => schemeOf(preference.current()),
    preference: preference.current,
    setPreference(chosen) {
      writePreference(chosen);
      apply(chosen);
    },
    subscribe: preference.subscribe,
  };
}

function readPreference(): ThemePreference {
  try {
    const saved = localStorage.getItem(themeKey);
    return saved === 'light' || saved === 'dark' ? saved : 'system';
  } catch {
    return 'system';
  }
}

/** A choice that cannot be kept still holds for this page view. */
function writePreference(preference: ThemePreference) {
  try {
    if (preference === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, preference);
  } catch {
    return;
  }
}
