import { array, boolean, optional, record, regex, strictObject, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { checkWritten } from './written-file';

/*
 * A site has one language without a prefix in its addresses, that of its sources, and others under a prefix: `/es`.
 */

/** A language in addresses and names of files: `es`, `pt-br`. */
export const languagePattern = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/;

export const languageSchema = string().check(regex(languagePattern, 'must be a language such as es or pt-br'));

/**
 * Stands for a language of which a host has no words, as in BCP 47. A host that has a build in it has a shell for any
 * language of a site: in the words of the sources, with addresses under `/und`, in whose place composition puts those of
 * the language.
 */
export const anyLanguage = 'und';

const fromRightToLeft = ['ar', 'fa', 'he', 'ps', 'ur', 'yi'];

/** The direction in which a language is written, as the attribute `dir` says it. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return fromRightToLeft.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

const translatedSchema = strictObject({
  /** The patterns of the routes whose pages are translated. */
  pages: array(string()),
  /** Whether the fragments are translated, which then all are. */
  fragments: optional(boolean()),
});

/** What an app has in other languages, by language. */
export type Translated = Record<string, Infer<typeof translatedSchema>>;

/** @throws Error that names the field that is wrong */
export const parseTranslated = (value: unknown, what: string): Translated =>
  checkWritten(record(languageSchema, translatedSchema), value, what);
