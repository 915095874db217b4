import { useState, type Ref } from 'react';
import { InputNumber } from '@furrow/ui/antd/input-number';
import { readAmount, unclearAmount, withThousands } from './amount';
import { Field, type FieldProps } from './field';

export type MoneyFieldProps = Pick<FieldProps, 'label' | 'help' | 'error' | 'required'> & {
  value: number | null;
  onChange: (amount: number | null) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  /** `[from, to, step]` of the arrow keys and of what is kept when the field is left. */
  range?: readonly [from: number, to: number, step: number];
};

/**
 * An amount in dollars with its label. What can be read in two ways is refused as it is typed, and the message says what was
 * typed; the amount before it stays.
 */
export function MoneyField({ label, help, error, required, value, range, ...control }: MoneyFieldProps) {
  const [unclear, setUnclear] = useState<string>();
  const [min, max, step] = range ?? [0];
  return (
    <Field label={label} help={help} error={unclear === undefined ? error : unclearAmount(unclear)} required={required}>
      <InputNumber
        {...control}
        value={value}
        min={min}
        max={max}
        step={step}
        prefix="$"
        placeholder="0"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        onInput={(typed) => setUnclear(readAmount(typed) === undefined ? typed : undefined)}
        formatter={withThousands}
        parser={toNumberText}
      />
    </Field>
  );
}

/** antd calls the result a number; as a text it keeps an empty field empty, where a number would make it 0. */
function toNumberText(typed: string | undefined): number {
  const amount = readAmount(typed ?? '');
  const text = amount === null ? '' : (typed ?? '').replace(/[$\s,]/g, '');
  return (amount === undefined ? Number.NaN : text) as unknown as number;
}
