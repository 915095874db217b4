import type { ColorScheme } from '@furrow/contract';

/** The key in local storage of the visitor's choice, `light` or `dark`. Without a choice, the system decides. */
export const themeKey = 'theme';

/** The background color in each theme, as in `tokens.css`. Phones paint their own bars in it. */
export const themeColors: Record<ColorScheme, string> = { light: '#F8F4E8', dark: '#0F1912' };

/** Tags for the head, before the inline script. Without JavaScript, the system decides. */
export function themeColorMeta(): string {
  return (['light', 'dark'] as const)
    .map(
      (scheme) =>
        `<meta name="theme-color" content="${themeColors[scheme]}" media="(prefers-color-scheme: ${scheme})">`,
    )
    .join('');
}

/**
 * Inline script: applies the theme before the first paint, so that the page never flashes in the other theme. If the
 * storage cannot be read, the system decides.
 */
export function themeInlineScript(): string {
  return [
    '(()=>{let t;',
    `try{t=localStorage.getItem('${themeKey}')}catch{}`,
    "if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';",
    'document.documentElement.dataset.theme=t;',
    `for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=t==='dark'?'${themeColors.dark}':'${themeColors.light}'`,
    '})()',
  ].join('');
}
