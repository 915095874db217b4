import { readdirSync } from 'node:fs';
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

test('the variables of the theme come once, in light, in dark, and in dark as the system wishes', () => {
  expect(rules.base).toMatch(new RegExp(`(^|\\n)\\.${key}\\{`));
  expect(rules.base).toContain(`[data-theme=dark] .${key}{`);
  expect(rules.base).toContain(`:root:not([data-theme]) .${key}{`);
  for (const name of ['input-number', 'select', 'slider']) expect(rules[name]).not.toContain('--ant-color-primary:');
});

test('motion follows the tokens of the site', () => {
  expect(rules.base).toContain('--ant-motion-duration-mid:var(--fw-mid)');
  expect(rules.base).toContain('--ant-motion-ease-in-out:var(--fw-ease)');
});

test('dark variables are those that differ', () => {
  const [, dark = ''] = /\[data-theme=dark\] \.fw-[\w-]+\{([^}]*)\}/.exec(rules.base ?? '') ?? [];
  expect(dark).toContain('--ant-color-text:#F4EDDB');
  expect(dark).not.toContain('--ant-font-size:');
});

test('components measure with the theme’s figures', () => {
  expect(figures).toMatchObject({ controlHeight: 48, zIndexPopupBase: 900 });
});

test('no rule reaches an element that is not antd’s', () => {
  const all = Object.values(rules)
    .join('')
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^}]*\})*\}/g, '');
  const selectors = [...all.matchAll(/(?<=^|[{}])([^{}@]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  expect(selectors.length).toBeGreaterThan(100);
  expect(selectors.filter((selector) => !/\.(ant|fw)\b/.test(selector))).toEqual([]);
});
