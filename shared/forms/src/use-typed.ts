import { useState, type FormEvent } from 'react';

/** Whether a form that no library reads holds anything but what it came with: `<form {...typing}>`. */
export function useTyped() {
  const [typed, setTyped] = useState(false);
  const look = ({ currentTarget }: FormEvent<HTMLFormElement>) => setTyped([...currentTarget.elements].some(isChanged));
  return { typed, typing: { onChange: look }, typedIsSent: () => setTyped(false) };
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
