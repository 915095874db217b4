/**
 * Takes antd's style engine out of a bundle: its rules are in stylesheets, which {@link antdRulesLoader} fills. What remains
 * of a style module is the class that carries the theme's variables; what remains of the theme are the figures that
 * components measure with. Everything is found by its path, so that antd's own imports lead here.
 *
 * Saves: 33.0 kB on each page with a component of antd, 55.1 kB on `/loan-application`, which has three.
 * Tested with: antd 6.6.8.
 * Official switch: `zeroRuntime` writes no rules into the page, and leaves the style engine in the bundle (decision 14).
 */
const bareProvider = `import { ConfigContext } from './context';
export { ConfigConsumer, ConfigContext, defaultIconPrefixCls, defaultPrefixCls, Variants } from './context';
export default function ConfigProvider({ children }) { return children; }
ConfigProvider.ConfigContext = ConfigContext;`;

/** By the end of the module's path: its new source, made of the theme's figures and of the class. */
const replacements = [
  ['antd/es/config-provider/index.js', () => bareProvider],
  ['antd/es/config-provider/defaultRenderEmpty.js', () => `export default () => null;`],
  ['antd/es/_util/wave/index.js', () => 'export default ({ children }) => children;'],
  ['antd/es/theme/internal.js', () => `export { default as useToken } from './useToken';`],
  [
    'antd/es/theme/useToken.js',
    ({ figures, key }) =>
      `const figures = ${JSON.stringify(figures)};
const theme = [undefined, figures, '', figures, { prefix: 'ant', key: '${key}' }, true];
export default () => theme;`,
  ],
  [
    'antd/es/theme/util/genStyleUtils.js',
    () => `export const genCssVar = (antCls, component) => {
  const prefix = \`--\${antCls.replace(/\\./g, '')}-\${component}-\`;
  return [
    (name) => prefix + name,
    (name, fallback) => (fallback ? \`var(\${prefix}\${name}, \${fallback})\` : \`var(\${prefix}\${name})\`),
  ];
};`,
  ],
  // Our slider has its figure beside it, and no tooltip.
  ['antd/es/slider/SliderTooltip.js', () => 'export default ({ children }) => children;'],
  // Our lists are not virtual: nothing of them is drawn while it is scrolled to.
  ['@rc-component/virtual-list/es/ScrollBar.js', () => 'export default () => null;'],
  ['@rc-component/virtual-list/es/hooks/useMobileTouchMove.js', () => 'export default () => {};'],
  ['@rc-component/virtual-list/es/hooks/useScrollDrag.js', () => 'export default () => {};'],
  [
    '@rc-component/virtual-list/es/hooks/useFrameWheel.js',
    () => 'const nothing = () => {}; export default () => [nothing, nothing];',
  ],
  // This one would write style elements into the page.
  [
    '@rc-component/util/es/Dom/dynamicCSS.js',
    () =>
      'export const injectCSS = () => {}, removeCSS = () => {}, clearContainerCache = () => {}, updateCSS = () => {};',
  ],
  // It spreads React's namespace, for which each page would load a part of the bundler's runtime.
  [
    '@rc-component/util/es/hooks/useId.js',
    () => `import { useId } from 'react';
export const resetUuid = () => {};
export const getId = (prefix, key) => \`\${prefix}-\${String(key).replace(/[^a-zA-Z0-9_.:-]/g, '-')}\`;
export default (id) => {
  const own = useId();
  return id || own;
};`,
  ],
];

/** @this {import('@rspack/core').LoaderContext<{ figures: object, key: string }>} */
module.exports = function antdLoader(source) {
  const path = this.resourcePath.replaceAll('\\', '/');
  const options = this.getOptions();
  // Components are given icons of the site.
  if (path.includes('@ant-design/icons/es/icons/')) return 'export default () => null;';
  const [, replace] = replacements.find(([end]) => path.endsWith(end)) ?? [];
  return replace ? replace(options) : withoutRules(source, options);
};

/** A style module's exports: hooks give the class, constants keep their text, components show nothing. */
function withoutRules(source, { key }) {
  const named = [...source.matchAll(/^export const (\w+) = ('[^']*';)?/gm)].map(([, name, text]) =>
    text
      ? `export const ${name} = ${text}`
      : `export const ${name} = ${/^use[A-Z]/.test(name) ? 'useStyle' : 'nothing'};`,
  );
  const isComponent = /export default genSubStyleComponent\(/.test(source);
  return [
    `const style = ['', '${key}'];`,
    'const useStyle = () => style;',
    'const nothing = () => null;',
    ...named,
    `export default ${isComponent ? 'nothing' : 'useStyle'};`,
  ].join('\n');
}
