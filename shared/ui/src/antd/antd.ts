/**
 * The antd facade: what the site uses of antd and nothing else, so that it travels once and its size is known
 * (docs/decisions/0003). Files are imported by their own path: the index files of antd attach what we never use.
 * `Slider` is fetched when it is first rendered; whoever imports this file does not pay for it.
 * A new component needs its dark variables: `pnpm --filter @furrow/ui antd-dark`.
 */
import './antd-dark.css';
import './antd-details.css';

export { AntdProvider } from './antd-provider';
export { InputNumber } from './input-number';
export { Slider, type SliderProps } from './slider';
