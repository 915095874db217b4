import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import '@furrow/ui/antd/base';
import AntdSelect from 'antd/es/select';
import { Check, ChevronDown, X } from 'lucide-react';
import type { FieldControl } from '../field';
import * as words from '../words';
import './select.css';

type Wiring = Partial<FieldControl> & { onBlur?: () => void; placeholder?: string; disabled?: boolean };

export type TagSelectProps = Wiring & {
  value: readonly string[];
  /** Called with all answers after one was added or removed. */
  onChange: (value: string[]) => void;
  /** Answers to pick from; anything else can be typed. */
  suggestions: readonly string[];
};

/**
 * Any number of answers, picked or typed. Enter or a comma ends a typed one. antd shows the chosen ones beside its
 * field and tells assistive technology none of them, so a status reads them out when they change and describes the
 * field.
 */
export function TagSelect({ value, onChange, suggestions, 'aria-describedby': described, ...wiring }: TagSelectProps) {
  const chosen = useId();
  const [isOpen, setOpen] = useState(false);
  const [components] = useState(() => ({ input: typedTag(() => setOpen(false)) }));
  return (
    <>
      <AntdSelect<string[]>
        {...wiring}
        aria-describedby={described ? `${described} ${chosen}` : chosen}
        className="furrow-select"
        // A press from before the page is alive opens the list once it is.
        data-press=""
        mode="tags"
        open={isOpen}
        onOpenChange={setOpen}
        // Closed, it is gone at once, so that no key leads to it.
        transitionName=""
        value={[...value]}
        onChange={(tags) => onChange([...new Set(tags.map((tag) => tag.trim()).filter(Boolean))])}
        options={suggestions.map((suggestion) => ({ value: suggestion, label: suggestion }))}
        tokenSeparators={[',']}
        notFoundContent={null}
        // Beside the field, and so inside the page's main part.
        getPopupContainer={({ parentElement }) => parentElement ?? document.body}
        // The whole list is in the page, as a screen reader expects of a listbox.
        virtual={false}
        components={components}
        menuItemSelectedIcon={<Check size={18} strokeWidth={1.8} />}
        suffixIcon={<ChevronDown size={20} strokeWidth={1.8} />}
        removeIcon={<X size={16} strokeWidth={1.8} />}
      />
      <span id={chosen} role="status" className="fw-hidden">
        {value.length > 0 && words.chosen(value.join(', '))}
      </span>
    </>
  );
}

/**
 * antd's own input says `autocomplete="new-password"`, to keep the browser from filling it in. This one says what is
 * meant. In antd's list the Tab key picks the marked answer and stays in the field, so that it never leads on. antd does
 * not see it here: the list closes before the browser moves the focus, which would otherwise go to the list.
 */
const typedTag = (close: () => void) =>
  function TypedTag({ onKeyDown, ...input }: ComponentPropsWithRef<'input'>) {
    function handleKey(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key !== 'Tab') return onKeyDown?.(event);
      event.stopPropagation();
      close();
    }
    return <input {...input} autoComplete="off" inputMode="text" enterKeyHint="enter" onKeyDown={handleKey} />;
  };
