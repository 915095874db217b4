import type { ColorScheme } from '@furrow/contract';
import { themeKey, type ThemeColors } from '../head/theme.inline';
import { followChoice } from './choice';

type ThemePreference = ColorScheme | 'system';

/**
 * Applies the theme whenever the visitor, the system or another tab changes it. The inline script in the head has
 * already applied the first one. It is in `data-theme` of `<html>`, where other code reads it. Where the system forces its
 * colors on pages, its scheme counts and not the visitor's choice, so that pictures fit the ground that it paints.
 */
export function followTheme(colors: ThemeColors): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const forced = matchMedia('(forced-colors: active)');
  let preference: ThemePreference = 'system';

  function apply(chosen: ThemePreference): void {
    preference = chosen;
    const scheme = chosen === 'system' || forced.matches ? (systemDark.matches ? 'dark' : 'light') : chosen;
    document.documentElement.dataset.theme = scheme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = colors[scheme];
    }
  }

  followChoice<ThemePreference>({
    key: themeKey,
    group: 'data-theme-switch',
    values: ['light', 'dark'],
    otherwise: 'system',
    apply,
  });
  for (const media of [systemDark, forced]) media.addEventListener('change', () => apply(preference));
}
