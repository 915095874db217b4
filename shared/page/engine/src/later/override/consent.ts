import { createSheet, element, shadowIn } from './closed-part';

const sheet = createSheet(`
  dialog { box-sizing: border-box; max-width: min(34rem, calc(100vw - 32px)); padding: 24px; border: 2px solid var(--fw-ink);
    border-radius: 16px; background: var(--fw-surface); color: var(--fw-ink); font: 1rem/1.5 var(--fw-text); }
  dialog::backdrop { background: rgb(0 0 0 / 0.5); }
  h2 { margin: 0 0 8px; font: 600 1.375rem/1.25 var(--fw-display); }
  ul { margin: 12px 0; padding-inline-start: 20px; }
  code { font-family: var(--fw-mono); overflow-wrap: anywhere; }
  p { margin: 0 0 12px; }
  div { display: flex; flex-wrap: wrap; gap: 12px; }
  button { min-height: 44px; padding: 0 20px; border: 2px solid var(--fw-ink); border-radius: 999px; background: none;
    color: inherit; font: 600 1rem/1 var(--fw-text); cursor: pointer; }
  button:focus-visible { outline: 3px solid var(--fw-ink); outline-offset: 3px; }
`);

/**
 * Asks the visitor whether code that is not live may run. No code of a remote has run at this moment. Only a real press
 * counts: the browser marks clicks that code makes as not trusted, and no other code can open the shadow root of the
 * dialog.
 *
 * @param asked the versions that are to be shown, such as `shop@1.4.0`, and why a version is for previews alone
 */
export function askForConsent(asked: readonly { text: string; state: string | undefined }[]): Promise<boolean> {
  const { host, shadow } = shadowIn(document.documentElement, sheet);
  const allow = element('button', 'Load It');
  const refuse = element('button', 'Stay on the Live Site');
  const list = element('ul');
  list.append(...asked.map(itemOf));
  const title = element('h2', 'Load code that is not live?');
  title.id = 'title';
  const dialog = element('dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  const buttons = element('div');
  buttons.append(refuse, allow);
  dialog.append(
    title,
    element('p', 'This link wants to replace parts of the site in your browser:'),
    list,
    element('p', 'Continue only if you trust whoever made it. It can do anything on this site in your name.'),
    buttons,
  );
  shadow.append(dialog);
  return new Promise((resolve) => {
    const settle = (allowed: boolean) => {
      host.remove();
      resolve(allowed);
    };
    allow.addEventListener('click', (event) => {
      if (event.isTrusted) settle(true);
    });
    refuse.addEventListener('click', () => settle(false));
    dialog.addEventListener('cancel', () => settle(false));
    dialog.showModal();
    refuse.focus();
  });
}

function itemOf({ text, state }: { text: string; state: string | undefined }): HTMLElement {
  const item = element('li');
  item.append(element('code', text), state === undefined ? '' : `, which ${state}`);
  return item;
}
