import type { ColorScheme } from '@furrow/contract';

/** The key in local storage of the visitor's choice, `light` or `dark`. Without a choice, the system decides. */
export const themeKey = 'theme';

/** The background color in each theme. Phones paint their own bars in it. */
export type ThemeColors = Record<ColorScheme, string>;

/** Tags for the head, before the inline script. Without JavaScript, the system decides. */
export function themeColorMeta(colors: ThemeColors): string {
  return (['light', 'dark'] as const)
    .map((scheme) => `<meta name="theme-color" content="${colors[scheme]}" media="(prefers-color-scheme: ${scheme})">`)
    .join('');
}

/**
 * Inline script: applies the theme before the first paint, so that the page never flashes in the other theme. If the
 * storage cannot be read, or the system forces its colors on pages, the system decides.
 */
export function themeInlineScript(colors: ThemeColors): string {
  return [
    '(()=>{let t;',
    `try{t=localStorage.getItem('${themeKey}')}catch{}`,
    'const m=q=>matchMedia(`(${q})`).matches;',
    "if(t!=='light'&&t!=='dark'||m('forced-colors: active'))t=m('prefers-color-scheme: dark')?'dark':'light';",
    'document.documentElement.dataset.theme=t;',
    `for(const e of document.querySelectorAll('meta[name=theme-color]'))e.content=t==='dark'?'${colors.dark}':'${colors.light}'`,
    '})()',
  ].join('');
}
