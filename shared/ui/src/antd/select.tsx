import type { ComponentPropsWithRef } from 'react';
import '@furrow/ui/antd/base';
import AntdSelect from 'antd/es/select';
import { Check, ChevronDown, X } from 'lucide-react';
import './select.css';

type Wiring = {
  id?: string;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export type TagSelectProps = Wiring & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Answers to pick from; anything else can be typed. */
  suggestions: readonly string[];
};

/** Any number of answers, picked or typed. Enter or a comma ends a typed one. */
export function TagSelect({ value, onChange, suggestions, ...wiring }: TagSelectProps) {
  return (
    <AntdSelect<string[]>
      {...wiring}
      className="furrow-select"
      mode="tags"
      value={[...value]}
      onChange={(chosen) => onChange([...new Set(chosen.map((tag) => tag.trim()).filter(Boolean))])}
      options={suggestions.map((suggestion) => ({ value: suggestion, label: suggestion }))}
      tokenSeparators={[',']}
      notFoundContent="Press Enter to add it"
      // The whole list is in the page, as a screen reader expects of a listbox.
      virtual={false}
      components={{ input: TypedTag }}
      menuItemSelectedIcon={<Check size={18} strokeWidth={1.8} />}
      suffixIcon={<ChevronDown size={20} strokeWidth={1.8} />}
      removeIcon={<X size={16} strokeWidth={1.8} />}
    />
  );
}

/** antd names a new password to keep the browser from filling the field in. */
function TypedTag(input: ComponentPropsWithRef<'input'>) {
  return <input {...input} autoComplete="off" inputMode="text" enterKeyHint="enter" />;
}
