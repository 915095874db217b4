import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { antdRules } from './antd-rules';

const { rules, key, figures } = antdRules();
const stylesheets = readdirSync(__dirname).filter((file) => file.endsWith('.css'));

test('each stylesheet of a component has the rules that antd writes for it', () => {
  expect(Object.keys(rules).sort()).toEqual(stylesheets.map((file) => file.replace('.css', '')).sort());
  expect(rules['input-number']).toContain('.ant-input-number-input');
  expect(rules.slider).toContain('.ant-slider-handle');
});

test('a list that opens later has its rules before it is opened', () => {
  expect(rules.select).toContain('.ant-select-dropdown');
  expect(rules.select).toContain('.ant-select-item-option-active');
});

test('the variables of the theme come once, in light, in dark, and in dark as the system wishes; paper is light', () => {
  expect(rules.base).toMatch(new RegExp(`(^|\\n)\\.${key}\\{`));
  expect(rules.base).toContain(`@media screen{[data-theme=dark] .${key}{`);
  expect(rules.base).toContain(`@media screen and (prefers-color-scheme:dark){:root:not([data-theme]) .${key}{`);
  for (const name of ['input-number', 'select', 'slider']) expect(rules[name]).not.toContain('--ant-color-primary:');
});

test('a variable that no rule reads is left out, in light and dark', () => {
  const read = Object.values(rules).join('');
  const [, ...blocks] = (rules.base ?? '').split(`.${key}{`);
  const written = blocks.flatMap((block) => [...block.slice(0, block.indexOf('}')).matchAll(/(--[\w-]+):/g)]);
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter(([, name]) => !read.includes(`var(${name})`)).map(([, name]) => name)).toEqual([]);
  const known = new Set(Object.values(rules).flatMap((css) => css.match(/--ant-[\w-]+(?=:)/g) ?? []));
  const asked = new Set(Object.values(rules).flatMap((css) => css.match(/(?<=var\()--ant-[\w-]+(?=\))/g) ?? []));
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
});

test('motion follows the tokens of the site', () => {
  expect(rules.base).toContain('--ant-motion-duration-mid:var(--fw-mid)');
  expect(rules.base).toContain('--ant-motion-ease-in-out:var(--fw-ease)');
});

test('a list lies above dialogs and below toasts, as the tokens say', () => {
  const tokens = readFileSync(join(__dirname, '../tokens.css'), 'utf8');
  const layer = (name: string) => Number(new RegExp(`--fw-z-${name}: (\\d+)`).exec(tokens)?.[1]);
  // antd adds 50 for a list.
  const shown = Number(/--ant-select-z-index-popup:(\d+)/.exec(rules.select ?? '')?.[1]);
  expect(shown).toBe(layer('popup'));
  expect(shown).toBeGreaterThan(layer('modal'));
  expect(shown).toBeLessThan(layer('toasts'));
});

test('dark variables are those that differ', () => {
  const [, dark = ''] = /\[data-theme=dark\] \.fw-[\w-]+\{([^}]*)\}/.exec(rules.base ?? '') ?? [];
  expect(dark).toContain('--ant-color-text:#F4EDDB');
  expect(dark).not.toContain('--ant-font-size:');
});

test('text is as large as the visitor has set it', () => {
  const all = Object.values(rules).join('');
  expect(all).toContain('--ant-font-size:1rem');
  expect(all.match(/font-size[\w-]*:[\d.]+px/g)).toBeNull();
});

test('components measure with the theme’s figures', () => {
  expect(figures).toMatchObject({ controlHeight: 48, zIndexPopupBase: 25 });
});

test('no rule reaches an element that is not antd’s', () => {
  const all = Object.values(rules)
    .join('')
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^}]*\})*\}/g, '');
  const selectors = [...all.matchAll(/(?<=^|[{}])([^{}@]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  expect(selectors.length).toBeGreaterThan(100);
  expect(selectors.filter((selector) => !/\.(ant|fw)\b/.test(selector))).toEqual([]);
});
