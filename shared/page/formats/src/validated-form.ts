/**
 * The attribute of a `<form>` whose page refuses missing answers. Until the page is hydrated, the host has the browser
 * name the first one. A form without it takes whatever it is given, and its asterisks are labels alone.
 */
export const validatedFormAttribute = 'data-validated';
