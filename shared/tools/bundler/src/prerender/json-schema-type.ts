type JsonSchema = Record<string, unknown>;

/**
 * The TypeScript type of what a JSON Schema describes, in one line. Limits such as a minimum cannot be expressed as a
 * type, and anything unknown to this function becomes `unknown`.
 */
export function typeOfJsonSchema(schema: JsonSchema): string {
  const { type, properties, required, items, additionalProperties, anyOf, enum: values } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(anyOf)) return anyOf.map((one: JsonSchema) => typeOfJsonSchema(one)).join(' | ');
  if (Array.isArray(type)) return type.map((one: string) => typeOfJsonSchema({ ...schema, type: one })).join(' | ');
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return `Array<${isSchema(items) ? typeOfJsonSchema(items) : 'unknown'}>`;
  if (type !== 'object') return 'unknown';

  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, one]) => `${JSON.stringify(name)}${isRequired(name) ? '' : '?'}: ${typeOfJsonSchema(one)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return `Record<string, ${isSchema(additionalProperties) ? typeOfJsonSchema(additionalProperties) : 'never'}>`;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
