import { sendsAttribute, validatedFormAttribute } from '@furrow/contract/page-attributes';
import { wouldLoseInput, recordedControls } from '../common/early-input';

/** What a form asks for and says to assistive technology alone. Fields with a role keep their answer elsewhere. */
const asked = '[aria-required=true]:not([role], [required])';

/**
 * Lets the browser itself answer a press on the submit button of a form that validates and is not hydrated: it names the
 * first answer that is missing and puts the focus there, in the words that the form gives, or else in its own. The press
 * stays recorded, and once it is repeated the page says what each field asks for.
 */
export function validateEarlyForms(): void {
  const fields = new Set<HTMLInputElement>();
  const require = (required: boolean, message: string) => {
    for (const field of fields) {
      const say = (what: string) => field.setCustomValidity(what);
      field.required = required;
      (field.oninput = () => say(''))();
      if (!field.validity.valid) say(message);
    }
  };
  const validate = (control: Element) => {
    const { form, type } = control as HTMLButtonElement;
    const message = form?.getAttribute(validatedFormAttribute);
    if (!form || type !== 'submit' || message == null) return;
    for (const field of form.querySelectorAll<HTMLInputElement>(asked)) fields.add(field);
    require(true, message);
    form.reportValidity();
  };
  recordedControls().forEach(validate);
  // The script in the head hears of the press first, and records it. A press that it does not record is for React,
  // which has compared no attributes while it hydrated: they are as it knows them before it answers.
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && recordedControls().includes(button)) return validate(button);
      require(false, '');
      fields.clear();
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
