import type { ColorScheme, Theme, Unsubscribe } from '@furrow/remote/contract';
import { themeColors, themeKey } from './theme.inline';

export type ThemePreference = ColorScheme | 'system';

export type SiteTheme = Theme & {
  preference(): ThemePreference;
  setPreference(preference: ThemePreference): void;
};

/** Follows the visitor's choice, the system and other tabs. The inline script has already set the first colors. Without a browser it is light. */
export function createTheme(): SiteTheme {
  const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  const listeners = new Set<() => void>();
  let preference = readPreference();

  function current(): ColorScheme {
    if (preference !== 'system') return preference;
    return systemDark?.matches ? 'dark' : 'light';
  }

  function apply() {
    const scheme = current();
    document.documentElement.dataset.theme = scheme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = themeColors[scheme];
    }
    for (const listener of listeners) listener();
  }

  systemDark?.addEventListener('change', apply);
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key !== null && key !== themeKey) return;
    preference = readPreference();
    apply();
  });

  return {
    current,
    preference: () => preference,
    setPreference(chosen) {
      preference = chosen;
      writePreference(chosen);
      apply();
    },
    subscribe(listener): Unsubscribe {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
