import { useController, useFormContext, type FieldPath } from '@furrow/forms';
import { AmountField } from '@furrow/ui/amount-field';
import { TagSelect } from '@furrow/ui/antd/select';
import { Field } from '@furrow/ui/field';
import { NativeSelect, Options, TextArea, TextInput } from '@furrow/ui/input';
import { toOptions } from '../../ui/to-options';
import type { Loan } from './loan-application.schema';
import * as words from './words';

type Of<Value> = { [Key in keyof Loan]-?: Loan[Key] extends Value ? Key : never }[keyof Loan];
type TextName = Of<string> & FieldPath<Loan>;
type AmountName = Exclude<Of<number | null>, 'establishedYear' | 'loanAmount' | 'repaymentPeriod'>;
type ChoiceName = Exclude<Of<string | undefined>, Of<string>>;

type FieldOf<Name> = { name: Name; label: string; required?: boolean };

type TextFieldProps = FieldOf<TextName> & { placeholder?: string; autoComplete?: string; long?: boolean };

export function TextField({ name, label, required, long, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<Loan>();
  const Input = long ? TextArea : TextInput;
  return (
    <Field label={label} required={required} error={formState.errors[name]?.message}>
      <Input {...register(name)} {...input} />
    </Field>
  );
}

type TagFieldProps = FieldOf<TextName> & { placeholder?: string; suggestions: readonly string[] };

/** Several answers, picked or typed. The form holds them as one text, `Beans, Squash`. */
export function TagField({ name, label, placeholder, suggestions }: TagFieldProps) {
  const { field } = useController<Loan, TextName>({ name });
  return (
    <Field label={label} help={words.tagHelp}>
      <TagSelect
        value={toTags(field.value)}
        onChange={(tags) => field.onChange(tags.join(', '))}
        onBlur={field.onBlur}
        placeholder={placeholder}
        suggestions={suggestions}
      />
    </Field>
  );
}

function toTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** One of several answers, or none. */
export function SelectField({
  name,
  label,
  required,
  labels,
}: FieldOf<ChoiceName> & { labels: Record<string, string> }) {
  const { register } = useFormContext<Loan>();
  return (
    <Field label={label} required={required}>
      <NativeSelect {...register(name, { setValueAs: (value: string) => value || undefined })}>
        <Options first={words.choose} options={toOptions(labels)} />
      </NativeSelect>
    </Field>
  );
}

export function DollarsField({ name, label }: FieldOf<AmountName>) {
  const { field, fieldState } = useController<Loan, AmountName>({ name });
  return <AmountField {...field} label={label} error={fieldState.error?.message} />;
}
