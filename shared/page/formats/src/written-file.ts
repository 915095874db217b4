import { safeParse } from 'zod/mini';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import { checkShape, placeIn } from './check-shape';
import { nearestNames } from './nearest';

/** What the schemas of objects, lists and records say about what is in them, and those of optional fields of the field. */
type Definition = {
  shape?: Record<string, ZodMiniType>;
  valueType?: ZodMiniType;
  element?: ZodMiniType;
  innerType?: ZodMiniType;
};

/**
 * Checks a file that people write by hand as {@link checkShape} does. A field that the schema does not know comes before
 * everything else, because what seems to be missing is often there under a name with a typing error.
 *
 * @param what the name of the file, for the error
 * @throws Error that names an unknown field and the known ones nearest to it, or the first field which is wrong
 */
export function checkWritten<Schema extends ZodMiniType>(schema: Schema, value: unknown, what: string): Infer<Schema> {
  for (const issue of safeParse(schema, value).error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const [field = ''] = issue.keys;
    const known = nearestNames(field, fieldsAt(schema, issue.path));
    throw new Error(`${what}: ${placeIn(issue.path)} has the unknown field ${field}. ${known}`);
  }
  return checkShape(schema, value, what);
}

/** The names of the fields that a document has at a place in it. */
export function fieldsAt(schema: ZodMiniType, path: readonly PropertyKey[]): string[] {
  const [next, ...rest] = path;
  const { shape = {}, valueType, element } = definitionOf(schema);
  if (next === undefined) return Object.keys(shape);
  const inside = shape[String(next)] ?? valueType ?? element;
  return inside ? fieldsAt(inside, rest) : [];
}

function definitionOf(schema: ZodMiniType): Definition {
  const definition = schema.def as Definition;
  return definition.innerType ? definitionOf(definition.innerType) : definition;
}
