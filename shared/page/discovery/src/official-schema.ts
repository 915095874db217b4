import Ajv from 'ajv/dist/2019.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The Frontend Discovery schema as its authors publish it, for tests: schema/v1-pre.json of
 * github.com/awslabs/frontend-discovery, licensed MIT-0. What the site itself demands of its discovery document is in
 * `discovery.schema.ts`.
 */
type Schema = { properties: { microFrontends: { additionalProperties: { items: unknown } } } };

const official = JSON.parse(
  readFileSync(join(import.meta.dirname, 'frontend-discovery-v1-pre.json'), 'utf8'),
) as Schema;

/**
 * Checks a discovery document by the official schema. It writes `items` as a tuple, which describes only the first version
 * of each micro-frontend, so the document is checked a second time by a copy that describes every version.
 *
 * @returns one sentence per field that is wrong
 */
export function officialProblems(document: unknown): string[] {
  return [...new Set([official, everyVersion()].flatMap((schema) => problemsBy(schema, document)))];
}

function everyVersion(): Schema {
  const schema = structuredClone(official);
  const versions = schema.properties.microFrontends.additionalProperties;
  versions.items = (versions.items as unknown[])[0];
  return schema;
}

function problemsBy(schema: Schema, document: unknown): string[] {
  const check = new Ajv({ strict: false, allErrors: true }).compile(schema);
  check(document);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
