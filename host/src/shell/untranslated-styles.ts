/* The rules of `untranslated.es.tsx`, which the shell in the language of the sources does not need. */
export {};
