/**
 * The attribute of a `<form>` whose page asks before what was typed is lost. Until the page is hydrated, the host has the
 * browser ask instead. In such a form, a link with `data-sends` stands for the button that sends it.
 */
export const askingFormAttribute = 'data-asks';
