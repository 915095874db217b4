/**
 * Moves the focus to the head of the form's error summary, or where it has none to the first control of `form` that is marked
 * `aria-invalid`, in document order, and brings it into view.
 * react-hook-form focuses on its own only what takes a `ref`, in the order of registration; call this from the second
 * argument of `handleSubmit` where controls are registered out of order or have no ref (a slider, a group of tiles).
 * Waits for one frame, because the marks are rendered after the callback.
 */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const head = control && form?.querySelector<HTMLElement>('[data-error-head]');
    if (head) return head.focus();
    const target = control?.matches('input, select, textarea, button, [tabindex]')
      ? control
      : control?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}
