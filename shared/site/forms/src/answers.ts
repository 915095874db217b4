/** What a native control of a form holds: its text, or whether it is checked. */
export function answerOf(control: Element): string {
  if (control instanceof HTMLSelectElement) return [...control.options].map(({ selected }) => selected).join();
  if (control instanceof HTMLTextAreaElement) return control.value;
  if (!(control instanceof HTMLInputElement)) return '';
  return isChecked(control) ? `${control.checked}` : control.value;
}

/** What a control held when its document came. */
export function answerItCameWith(control: Element): string {
  if (control instanceof HTMLSelectElement)
    return [...control.options].map(({ defaultSelected }) => defaultSelected).join();
  if (control instanceof HTMLTextAreaElement) return control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return '';
  return isChecked(control) ? `${control.defaultChecked}` : control.defaultValue;
}

/** Whether the answer is that the control is checked. Its value is never typed. */
export function isChecked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}
