import { safeParse } from 'zod/mini';
import type { infer as Infer, ZodMiniType } from 'zod/mini';

/**
 * The value, when it has the schema's shape.
 *
 * @param what names the document in the error
 * @throws Error that names the first field which is wrong
 */
export function checked<Schema extends ZodMiniType>(schema: Schema, value: unknown, what: string): Infer<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.map(String).join('.') || 'the document itself';
  throw new Error(`${what}: ${path} ${issue ? reason(issue) : 'is invalid'}`);
}

function reason(issue: { code?: string; message: string; expected?: unknown; keys?: unknown }): string {
  if (issue.code === 'invalid_type') return `must be ${String(issue.expected)}`;
  if (issue.code === 'unrecognized_keys') return `has the unknown field ${String(issue.keys)}`;
  return issue.message;
}
