import version from 'antd/es/version';
import theme from '../antd-theme.json';
import { cssVarKey } from './css-var-key';

/**
 * The light theme for the facade's components. The class name that carries antd's variables is the same in every remote and
 * in both themes, so that rules in the document are adopted; dark values come from antd-dark.css.
 */
const { InputNumber, Slider } = theme.light.components;

export const antdTheme = {
  token: theme.light.token,
  components: { InputNumber, Slider },
  cssVar: { key: cssVarKey(version) },
};
