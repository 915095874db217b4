import type { ColorScheme } from '@furrow/remote/contract';

/** The localStorage key of the visitor's choice: `light` or `dark`; nothing means that the system decides. */
export const themeKey = 'theme';

/** The color of the paper in each theme, as in tokens.css. A phone paints it around the page. */
export const themeColors: Record<ColorScheme, string> = { light: '#F8F4E8', dark: '#0F1912' };

/** Tags for the head, above the inline script. They let the system decide where no JavaScript runs. */
export const themeColorMeta = (['light', 'dark'] as const)
  .map(
    (scheme) => `<meta name="theme-color" content="${themeColors[scheme]}" media="(prefers-color-scheme: ${scheme})">`,
  )
  .join('');

/** Runs in the head, before the first paint, so that no frame has the colors of the other theme. A storage that cannot be read counts as empty. */
export const themeInlineScript = [
  '(()=>{let t;',
  `try{t=localStorage.getItem('${themeKey}')}catch{}`,
  "if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';",
  'document.documentElement.dataset.theme=t;',
  `for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=t==='dark'?'${themeColors.dark}':'${themeColors.light}'`,
  '})()',
].join('');
