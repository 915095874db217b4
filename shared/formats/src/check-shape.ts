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
  const path = issue?.path.map(String).join('.') || 'the document itself';
  throw new Error(`${what}: ${path} ${issue ? reasonOf(issue) : 'is invalid'}`);
}

function reasonOf(issue: { code?: string; message: string; expected?: unknown; keys?: unknown }): string {
  if (issue.code === 'invalid_type') return `must be ${String(issue.expected)}`;
  if (issue.code === 'unrecognized_keys') return `has the unknown field ${String(issue.keys)}`;
  return issue.message;
}
