import { config, regex, safeParse, string } from 'zod/mini';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import { appNamePattern, versionPattern } from './release-name';

// Compiled checks need `unsafe-eval`, which the site's Content-Security-Policy forbids.
config({ jitless: true });

export const appNameSchema = string().check(regex(appNamePattern, 'must be a name in kebab-case'));
export const versionSchema = string().check(regex(versionPattern, 'must be a semantic version such as 1.4.0'));

/**
 * Checks that a value which was read from somewhere has the shape of the schema, and returns it.
 *
 * @param what the name of the document, for the error
 * @throws Error that names the first field which is wrong, and what it must be
 */
export function checkShape<Schema extends ZodMiniType>(schema: Schema, value: unknown, what: string): Infer<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${what}: ${placeIn(issue?.path ?? [])} ${issue ? reasonOf(issue) : 'is invalid'}`);
}

/** What a refusal calls a place in a document. */
export function placeIn(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || 'the document itself';
}

/**
 * The newest format that this code reads of builds, releases, and the documents of shells, pages and fragments; builds
 * write it.
 */
const documentFormat = 1;

/**
 * Refuses a document of a format that came after this code. A document says by its `format` how it is to be read, and
 * by `needs` which version of the release command can; one that says nothing has the first format. Within a format only
 * fields are added, which readers that do not know them keep or pass over.
 *
 * @param newest the newest format that the caller reads
 * @throws Error that says what to update
 */
export function expectFormat(value: unknown, newest: number, what: string): void {
  const { format = 1, needs } = (value ?? {}) as { format?: unknown; needs?: unknown };
  if (typeof format !== 'number' || format <= newest) return;
  const wanted = typeof needs === 'string' && versionPattern.test(needs) ? ` to at least ${needs}` : '';
  throw new Error(
    `${what} has format ${format}, written by a newer release command; this one reads up to ${newest}. Update this command${wanted}.`,
  );
}

/** The text of a document of a release, as a build writes it. */
export function documentText(document: object): string {
  return JSON.stringify({ format: documentFormat, ...document });
}

/**
 * Checks a document of a release as {@link checkShape} does, and that its format is not newer than this code.
 *
 * @throws Error that says what to update, or names the first field which is wrong
 */
export function checkDocument<Schema extends ZodMiniType>(schema: Schema, value: unknown, what: string): Infer<Schema> {
  expectFormat(value, documentFormat, what);
  return checkShape(schema, value, what);
}

function reasonOf(issue: { code?: string; message: string; expected?: unknown; keys?: unknown }): string {
  if (issue.code === 'invalid_type') return `must be ${String(issue.expected)}`;
  if (issue.code === 'unrecognized_keys') return `has the unknown field ${String(issue.keys)}`;
  return issue.message;
}
