import '@furrow/ui/antd/base';
import AntdSlider from 'antd/es/slider';
import { isRightToLeft } from '../format';
import './slider.css';

export type SliderProps = {
  value: number;
  /** Called with each value while the bead moves. */
  onChange: (value: number) => void;
  /** `[from, to, step]`. */
  range: readonly [number, number, number];
  /** Names the slider. */
  label: string;
  /** The text that assistive technology reads for a value, e.g. "$25,000". */
  valueText?: (value: number) => string;
  disabled?: boolean;
};

/** The furrow slider: one value with a wheat bead. Show the figure beside it; it has no tooltip. */
export function Slider({ value, onChange, range: [min, max, step], label, valueText, disabled }: SliderProps) {
  return (
    <AntdSlider
      className="furrow-slider"
      value={value}
      onChange={onChange}
      min={min}
      max={max}
      step={step}
      reverse={isRightToLeft()}
      disabled={disabled}
      tooltip={{ formatter: null }}
      ariaLabelForHandle={label}
      ariaValueTextFormatterForHandle={valueText}
    />
  );
}
