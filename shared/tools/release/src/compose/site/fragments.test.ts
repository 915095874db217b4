import { propsProblem } from './fragments';

const offered = (schema: Record<string, unknown>, ...variants: Record<string, unknown>[]) => ({
  name: 'campaigns',
  schema: { type: 'object', ...schema },
  variants,
});
const text = { text: `${'a'.repeat(50)}!` };

describe('what a fragment takes', () => {
  it('is what its schema says', () => {
    const named = offered({ properties: { text: { type: 'string', maxLength: 3 } } });
    expect(propsProblem(named, { text: 'abc' })).toBeUndefined();
    expect(propsProblem(named, { text: 'abcd' })).toMatch(/^it does not accept the props \{"text":"abcd"\} \(text: /);
  });

  it('is told in limited time, whatever pattern the schema of another team holds', () => {
    const slow = offered({ properties: { text: { type: 'string', pattern: '^(a+)+$' } } });
    expect(propsProblem(slow, text)).toBe('its schema takes too long to check the props');
    expect(propsProblem(slow, { text: 'aaa' })).toBeUndefined();
  });

  it('is told by the time of the processor, so that a machine that is busy with other work refuses nobody', () => {
    let reads = 0;
    const schema = {
      type: 'object',
      get properties() {
        reads += 1;
        // The processor does something else for a while, as on a busy machine.
        if (reads === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
        return { text: { type: 'string', maxLength: 3 } };
      },
    };
    expect(propsProblem({ name: 'campaigns', schema, variants: [] }, { text: 'abc' })).toBeUndefined();
    expect(reads).toBeGreaterThan(1);
  });

  it('is told in limited time, whatever the parts of the schema refer to', () => {
    const twice = (name: string) => ({ anyOf: [{ $ref: `#/$defs/${name}` }, { $ref: `#/$defs/${name}` }] });
    const parts = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`n${index}`, twice(`n${index + 1}`)]));
    const $defs = { ...parts, n40: { type: 'number' } };
    const doubling = offered({ properties: { text: { $ref: '#/$defs/n0' } }, $defs });
    expect(propsProblem(doubling, text)).toMatch(/^its schema (takes too long to check the props|cannot be read)/);
  });

  it('is what it prerenders, without a look at the schema', () => {
    const slow = offered({ properties: { text: { type: 'string', pattern: '^(a+)+$' } } }, { text: 'b' }, text);
    expect(propsProblem(slow, text)).toBeUndefined();
  });

  it.each([{ properties: { text: { type: 'string', pattern: '(' } } }, { $ref: '#/$defs/none' }, { $ref: '#' }])(
    'is nothing when it is not a schema: %j',
    (schema) => {
      expect(propsProblem(offered(schema), text)).toMatch(/^its schema cannot be read/);
    },
  );
});
