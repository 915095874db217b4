import { useCallback, useRef, useState, type Ref } from 'react';
import { InputNumber } from '@furrow/ui/antd/input-number';
import { mostAmount, readAmount, readWhole, unclearAmount, unclearWhole, withCents, withThousands } from './amount';
import { Field, type FieldProps } from './field';

export type AmountFieldProps = Pick<FieldProps, 'label' | 'help' | 'error' | 'required'> & {
  /** `null` while the field is empty, NaN while what was typed cannot be read. */
  value: number | null;
  /** Called after each key, with a value as in `value`. */
  onChange: (amount: number | null) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  /**
   * What is counted, such as `gallons`; dollars if absent. Name it in the label as well: assistive technology does not
   * read it.
   */
  unit?: string;
  /** Refuses parts of a unit, such as half a day. */
  whole?: boolean;
  /**
   * `[from, to, step]`: the limits and steps of the arrow keys. An amount outside is brought to the nearer limit when
   * the field is left.
   */
  range?: readonly [from: number, to?: number, step?: number];
  /** Keeps an amount below the range as it was typed, for the form to refuse. */
  keepsLess?: boolean;
};

/**
 * An amount of money, or of anything else that is counted, with its label. What can be read in two ways is refused as it is
 * typed: it stays in the field, the message says how to write it, and the amount is NaN until then.
 */
export function AmountField({
  label,
  help,
  error,
  required,
  value,
  onChange,
  unit,
  whole = false,
  range,
  keepsLess = false,
  onBlur,
  ...control
}: AmountFieldProps) {
  const isTyping = useRef(false);
  /** What was refused, as the latest key has left it. */
  const unread = useRef<{ typed: string; beside: number | null }>(undefined);
  const [timesLeft, setTimesLeft] = useState(0);
  const [refused, setRefused] = useState<{ typed: string; beside: number | null }>();
  const [min, max, step] = range ?? [0];
  // A draft may hold more than the field takes.
  const amount = value !== null && value <= mostAmount ? value : null;
  // An amount that comes from elsewhere, as from a slider beside the field, takes the place of what was refused.
  const unclear = amount === null || amount === refused?.beside ? refused?.typed : undefined;
  const message = whole ? unclearWhole : unclearAmount;
  const read = (typed = '') => (whole ? readWhole : readAmount)(typed, amount === null ? '' : withThousands(amount));

  // antd takes a key that has been let go for the end of the typing, and another function for a reason to write the
  // amount again. On a slow machine either would put a zero behind what is still being typed, and an amount that takes
  // the place of a refused one would have the one before behind its first key. So it changes only when the field has
  // been left.
  const format = useCallback(
    (number: number | string | undefined) => {
      const { typed, beside } = unread.current ?? {};
      // An amount that differs comes from elsewhere, as from a slider.
      const isUnread = !Number.isFinite(Number.parseFloat(`${number}`)) || Number(number) === beside;
      if (typed !== undefined && isUnread) return typed;
      return withThousands(unit || isTyping.current ? number : withCents(number));
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Each leaving of the field writes the amount again.
    [unit, timesLeft],
  );

  function handleInput(typed: string) {
    isTyping.current = true;
    const given = read(typed);
    unread.current = given === undefined ? { typed, beside: amount } : undefined;
    setRefused(unread.current);
    if (given === undefined) onChange(Number.NaN);
    // antd knows of no amount before, and does not tell that the field is empty now.
    else if (given === null && unclear !== undefined) onChange(null);
  }

  return (
    <Field label={label} help={help} error={unclear === undefined ? error : message(unclear)} required={required}>
      {({ 'aria-describedby': described, ...field }) => (
        <InputNumber
          {...control}
          {...field}
          // A message takes the place of the help and of the unit.
          aria-describedby={
            unit || field['aria-invalid'] ? described : [described, `${field.id}-unit`].filter(Boolean).join(' ')
          }
          value={amount}
          onChange={onChange}
          min={keepsLess ? 0 : min}
          aria-valuemin={min}
          max={max}
          step={step}
          prefix={unit ? undefined : <span id={`${field.id}-unit`}>$</span>}
          suffix={unit && <span aria-hidden="true">{unit}</span>}
          placeholder={unit ? undefined : '0'}
          inputMode={whole ? 'numeric' : 'decimal'}
          enterKeyHint="next"
          autoComplete="off"
          onInput={handleInput}
          onBlur={() => {
            isTyping.current = false;
            setTimesLeft((times) => times + 1);
            onBlur?.();
          }}
          formatter={format}
          parser={(typed) => toNumberText(read(typed))}
        />
      )}
    </Field>
  );
}

/** antd calls the result a number; as a text it keeps an empty field empty, where a number would make it 0. */
function toNumberText(amount: number | null | undefined): number {
  return (amount === null ? '' : (amount ?? Number.NaN)) as number;
}
