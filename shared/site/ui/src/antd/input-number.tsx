import '@furrow/ui/antd/base';
import AntdInputNumber, { type InputNumberProps } from 'antd/es/input-number';
import './input-number.css';

/** A number or nothing. Arrow keys step; the little buttons are left out, they are smaller than a finger. */
export function InputNumber(props: InputNumberProps<number>) {
  return <AntdInputNumber<number> type="text" controls={false} {...props} />;
}
