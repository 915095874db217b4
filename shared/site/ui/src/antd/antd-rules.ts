/** Build-time only: what antd writes for its components in our theme. Nothing in the browser imports this file. */
import { createElement as h, type ReactElement } from 'react';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
// Its parts one by one: all of antd would take half a second more of every build.
import * as configProvider from 'antd/lib/config-provider/index.js';
import * as inputNumber from 'antd/lib/input-number/index.js';
import * as select from 'antd/lib/select/index.js';
import * as slider from 'antd/lib/slider/index.js';
import * as themes from 'antd/lib/theme/index.js';
import * as versions from 'antd/lib/version/index.js';
import { renderToString } from 'react-dom/server';
import theme from './antd-theme.json' with { type: 'json' };

const ConfigProvider = defaultOf(configProvider);
const InputNumber = defaultOf(inputNumber);
const Select = defaultOf(select);
const Slider = defaultOf(slider);
const designTokens = defaultOf(themes);
const version = defaultOf(versions);

/** What a CommonJS module exports by default, which Node wraps once more than bundlers do. */
function defaultOf<Exported>(module: { default: Exported }): Exported {
  return (module.default as { default?: Exported }).default ?? module.default;
}

/** The class that carries antd's variables: one per antd version, never per theme or remote. */
export const cssVarKey = `fw-${version.replaceAll('.', '-')}`;

/** Each file of `antd/` with the components whose rules it needs. A list that opens later has its rules with its component. */
const parts: Record<string, readonly ReactElement[]> = {
  'input-number': [h(InputNumber, { prefix: '$' })],
  select: [h(Select)],
  slider: [h(Slider, { tooltip: { formatter: null } })],
};

/** The names of antd's tokens with which its components measure while they run. Colors and sizes come from the variables. */
const figureNames = [
  'borderRadius',
  'controlHeight',
  'controlHeightSM',
  'marginXXS',
  'paddingXS',
  'sizePopupArrow',
  'zIndexPopupBase',
  ...['XS', 'SM', 'MD', 'LG', 'XL', 'XXL', 'XXXL'].flatMap((size) => [`screen${size}`, `screen${size}Min`]),
  ...['XS', 'SM', 'MD', 'LG', 'XL', 'XXL'].map((size) => `screen${size}Max`),
];

type Mode = 'light' | 'dark';

export type AntdRules = {
  key: string;
  /** Stylesheets by the name of the file in `antd/`, and `base`: the variables that all of them use. */
  rules: Record<string, string>;
  figures: Record<string, unknown>;
};

let known: AntdRules | undefined;

/** Rendered once per process: it takes a second. */
export function antdRules(): AntdRules {
  known ??= {
    key: cssVarKey,
    rules: withoutUnreadVariables({
      base: stylesheet([]),
      ...Object.fromEntries(Object.entries(parts).map(([name, shown]) => [name, stylesheet(shown)])),
    }),
    figures: figures(),
  };
  return known;
}

/**
 * Removes the variables that no rule reads. antd writes one for each of its tokens, and most serve components that are
 * not used here.
 */
function withoutUnreadVariables(rules: Record<string, string>): Record<string, string> {
  const all = Object.values(rules).join('');
  const read = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = Object.fromEntries(
    Object.entries(rules).map(([name, css]) => [
      name,
      css.replace(/(?<=[{;])(--ant-[\w-]+):[^;}]*;?/g, (all, variable: string) => (read.has(variable) ? all : '')),
    ]),
  );
  return Object.values(kept).join('') === all ? rules : withoutUnreadVariables(kept);
}

/**
 * The rules of antd for these components, with light variables and those dark ones that differ; without components,
 * what all have in common.
 */
function stylesheet(shown: readonly ReactElement[]): string {
  const common = styleElements([], 'light');
  const light = styleElements(shown, 'light');
  const own = [...light].filter(([id]) => shown.length === 0 || !common.has(id)).map(([, css]) => css);
  const changed = changedVariables(own.join('\n'), [...styleElements(shown, 'dark').values()].join('\n'));
  const dark = (scope: string) => changed.map(([selector, body]) => `${scope} ${selector}{${body}}`).join('\n');
  return [
    ...own,
    // On paper a page is always light.
    `@media screen{${dark('[data-theme=dark]')}}`,
    `@media screen and (prefers-color-scheme:dark){${dark(':root:not([data-theme])')}}`,
  ].join('\n');
}

/** The style elements that antd writes for these components, by the id that it gives to each. */
function styleElements(shown: readonly ReactElement[], mode: Mode): Map<string, string> {
  const cache = createCache();
  const config = { ...themeOf(mode), hashed: false, cssVar: { key: cssVarKey } };
  renderToString(h(StyleProvider, { cache }, h(ConfigProvider, { theme: config }, ...shown)));
  const elements = extractStyle(cache).matchAll(/<style[^>]*data-css-hash="([^"]+)"[^>]*>([^]*?)<\/style>/g);
  return new Map([...elements].map(([, id = '', css = '']) => [id, growing(withoutUnusedRules(css))]));
}

/** Makes text follow the size that the visitor has set. antd gives each size in pixels. */
function growing(css: string): string {
  return css.replace(/(font-size[\w-]*:)([\d.]+)px/g, (_, name: string, pixels: string) => `${name}${+pixels / 16}rem`);
}

/** What both themes have in common, sizes, type and motion, and the colors of one. */
function themeOf(mode: Mode) {
  const { token, components } = theme[mode];
  const { common } = theme;
  return {
    token: { ...common.token, ...token },
    components: {
      InputNumber: { ...common.components.InputNumber, ...components.InputNumber },
      Select: { ...common.components.Select, ...components.Select },
      Slider: { ...common.components.Slider, ...components.Slider },
    },
  };
}

/**
 * Removes the rules for every link of the page, which the site styles itself, and for antd's icons and tooltips, which
 * no page shows.
 */
function withoutUnusedRules(css: string): string {
  return css
    .replace(/(?<=^|\})a(?:\[disabled\]|:[\w-]+)?(?:,\s*a:[\w-]+)*\{[^}]*\}/g, '')
    .replace(/@keyframes (?:loadingCircle|antFade|antZoomBig)[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g, '')
    .replace(/(?<=^|\})[^{}@]+\{[^{}]*\}/g, (rule) => (isOfUnusedPart(rule) ? '' : rule));
}

function isOfUnusedPart(rule: string): boolean {
  const selectors = rule.slice(0, rule.indexOf('{')).split(',');
  return selectors.every((selector) =>
    /^\s*(?:\.fw-[\w-]+)?\.(?:anticon|ant-tooltip|ant-zoom-big-fast|ant-slider-tooltip)/.test(selector),
  );
}

/** The declarations of `dark` that differ from those of the same selector in `light`. */
function changedVariables(light: string, dark: string): [selector: string, declarations: string][] {
  const before = variables(light);
  return [...variables(dark)].flatMap(([selector, declarations]) => {
    const old = before.get(selector);
    if (!old) return [];
    const changed = [...declarations].filter(([name, value]) => old.get(name) !== value);
    return changed.length > 0 ? [[selector, changed.map((pair) => pair.join(':')).join(';')]] : [];
  });
}

/** The variables of every rule antd scopes to our key, by selector and name. */
function variables(css: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/(\.fw-[\w-]+(?:\.[\w-]+)?)\{([^}]*)\}/g)) {
    const rule = found.get(selector) ?? new Map<string, string>();
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]*)/g)) rule.set(name, value);
    found.set(selector, rule);
  }
  return found;
}

/** The values of {@link figureNames} in the theme of the site. */
function figures(): Record<string, unknown> {
  const all = designTokens.getDesignToken({ token: themeOf('light').token }) as unknown as Record<string, unknown>;
  return Object.fromEntries(
    figureNames.map((name) => {
      if (all[name] === undefined)
        throw new Error(`antd ${version} has no token ${name}, with which its components measure.`);
      return [name, all[name]];
    }),
  );
}
