import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { answerItCameWith, answerOf } from './answers';

/** What {@link useTyped} says about a form, and what the form has to be given. */
type Typed = {
  /** Whether the form holds anything but what it came with, or what was sent last. */
  typed: boolean;
  /** The props of the form. By `data-asks` the host lets the browser ask before the page can: `<form {...typing}>`. */
  typing: Pick<ComponentPropsWithRef<'form'>, 'ref' | 'onChange'> & { 'data-asks': '' };
  /** Call it after the values of the form were sent. */
  typedIsSent: () => void;
};

/** Tells whether a visitor has typed something into a native form that was not sent. */
export function useTyped(): Typed {
  const [typed, setTyped] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<string[]>(undefined);
  const controls = () => [...(form.current?.elements ?? [])];

  function look() {
    const before = sent.current ?? controls().map(answerItCameWith);
    setTyped(controls().some((control, index) => answerOf(control) !== before[index]));
  }

  function typedIsSent() {
    sent.current = controls().map(answerOf);
    setTyped(false);
  }

  return { typed, typing: { ref: form, onChange: look, 'data-asks': '' }, typedIsSent };
}
