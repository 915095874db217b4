import { sendsAttribute, validatedFormAttribute } from '@furrow/contract/page-attributes';
import { wouldLoseInput, recordedControls } from '../common/early-input';

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
  // The script in the head hears of the press first, and records it. A press that it does not record is for React,
  // which has compared no attributes while it hydrated: they are as it knows them before it answers.
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

/**
 * Lets the browser ask before it leaves the document, while that would lose what was typed into a form whose page asks
 * and is not hydrated. A browser may keep no document for Back that has such a handler, so it is there only meanwhile.
 */
export function confirmBeforeLeaving(): void {
  const ask = (event: Event) => {
    if (wouldLoseInput()) event.preventDefault();
  };
  // The script in the head hears of each event first. The host types again once the page is hydrated, and then the page asks.
  const look = ({ target }: Pick<Event, 'target'>) => {
    const sends = target instanceof Element && target.closest(`[${sendsAttribute}]`);
    window.onbeforeunload = !sends && wouldLoseInput() ? ask : null;
  };
  look({ target: null });
  for (const type of ['input', 'change', 'click']) document.addEventListener(type, look, true);
}
