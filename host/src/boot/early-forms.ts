import { validatedFormAttribute } from '@furrow/formats/validated-form';
import { recordedControls } from '../islands/early-input';

/** What a form asks for and says to assistive technology alone. Fields with a role keep their answer elsewhere. */
const asked = '[aria-required=true]:not([role], [required])';

/**
 * Lets the browser itself answer a press on the submit button of a form that validates and is not hydrated: it names the
 * first answer that is missing and puts the focus there. The press stays recorded, and once it is repeated the page
 * answers in its own words.
 */
export function validateEarlyForms(): void {
  const required = new Set<HTMLInputElement>();
  const validate = (control: Element | null) => {
    if (!(control instanceof HTMLButtonElement) || control.type !== 'submit') return;
    if (!control.form?.hasAttribute(validatedFormAttribute)) return;
    for (const field of control.form.querySelectorAll<HTMLInputElement>(asked)) required.add(field);
    for (const field of required) field.required = true;
    control.form.reportValidity();
  };
  recordedControls().forEach(validate);
  // The script in the head hears of the press first, and records it. A press that it does not record is for React, which has compared no
  // attributes while it hydrated: they are as it knows them before it answers.
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && recordedControls().includes(button)) return validate(button);
      for (const field of required) field.required = false;
      required.clear();
    },
    true,
  );
}
