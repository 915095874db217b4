import { fragmentTypes, slotTypes } from './contract-types';
import { typeOfJsonSchema } from './json-schema-type';

it('writes what a fragment takes and sends as types', () => {
  const text = { type: 'string', minLength: 1 };
  const size = { type: 'string', enum: ['small', 'large'] };
  const added = {
    type: 'object',
    properties: { product: text, pieces: { type: 'integer' } },
    required: ['product', 'pieces'],
  };
  const declared = fragmentTypes('shop', [
    {
      name: 'add-to-cart',
      schema: { type: 'object', properties: { product: text, size }, required: ['product'] },
      events: { type: 'object', properties: { added }, required: ['added'] },
    },
    { name: 'mini-cart', schema: { type: 'object', properties: {} } },
  ]);
  expect(declared).toBe(`import type { Lifecycles } from './contract';

export type OfferedFragments = {
  'shop/add-to-cart': { props: { "product": string; "size"?: "small" | "large" }; events: { "added": { "product": string; "pieces": number } } };
  'shop/mini-cart': { props: Record<string, never>; events: Record<never, never> };
};

export declare const fragments: Record<'add-to-cart' | 'mini-cart', Lifecycles>;
`);
});

it('writes what a slot gives to its parts as types', () => {
  const schema = { type: 'object', properties: { farm: { type: 'string' } }, required: ['farm'] };
  expect(slotTypes('content', [{ name: 'farm', schema }])).toBe(
    `export type OfferedSlots = {\n  'content/farm': { "farm": string };\n};\n`,
  );
});

it.each([
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'Array<string | null>'],
  [{ anyOf: [{ type: 'string', const: 'all' }, { type: 'integer' }] }, '"all" | number'],
  [{ type: 'object', properties: { "what's new": { type: 'boolean' } } }, `{ "what's new"?: boolean }`],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ $ref: '#/$defs/tree' }, 'unknown'],
])('reads %j', (schema, type) => {
  expect(typeOfJsonSchema(schema)).toBe(type);
});
