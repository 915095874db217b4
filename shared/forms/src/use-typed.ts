import { useRef, useState } from 'react';

/**
 * Tells whether a native form holds anything but what it came with or what was sent last. Give it to the form as `<form {...typing}>`,
 * and call `typedIsSent` when its values were sent.
 */
export function useTyped() {
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

  return { typed, typing: { ref: form, onChange: look }, typedIsSent };
}

function answerOf(control: Element): string {
  if (control instanceof HTMLSelectElement) return [...control.options].map(({ selected }) => selected).join();
  if (control instanceof HTMLTextAreaElement) return control.value;
  return control instanceof HTMLInputElement ? `${control.value} ${control.checked}` : '';
}

function answerItCameWith(control: Element): string {
  if (control instanceof HTMLSelectElement)
    return [...control.options].map(({ defaultSelected }) => defaultSelected).join();
  if (control instanceof HTMLTextAreaElement) return control.defaultValue;
  return control instanceof HTMLInputElement ? `${control.defaultValue} ${control.defaultChecked}` : '';
}
