import { render, screen } from '@testing-library/react';
import { int, object, string } from 'zod/mini';
import { defineFragments } from './fragments';
import { Slot } from './slot';
import { defineSlots, type SlotOffer } from './slots';

const slots = defineSlots('meadow', [
  { name: 'hedge', propsSchema: object({ field: string() }), max: 3, bytes: { html: 1000, css: 1000, js: 1000 } },
]);

declare module './slot' {
  interface OfferedSlots extends SlotOffer<typeof slots> {}
}

const part = (propsSchema: ReturnType<typeof object>) => ({
  module: () => Promise.resolve({ default: () => null }),
  schema: () => Promise.resolve({ propsSchema, variants: [] }),
});
const bytes = { html: 1, css: 1, js: 1 };

it('keeps the slots of a remote under its name', () => {
  expect(slots).toMatchObject({ name: 'meadow', slots: [{ name: 'hedge', max: 3 }] });
});

it('shows what stands there while nobody fills it, and says what its parts get', () => {
  render(
    <Slot name="hedge" props={{ field: 'north' }}>
      Nothing grows here.
    </Slot>,
  );
  const element = document.querySelector('furrow-slot');
  expect(element).toHaveAttribute('data-slot', 'hedge');
  expect(element).toHaveAttribute('data-props', '{"field":"north"}');
  expect(screen.getByText('Nothing grows here.')).toBeInTheDocument();
});

it.each([
  ['a name that is not in kebab-case', [{ name: 'Hedge', max: 1 }], 'the slot "Hedge" must have a name in kebab-case'],
  [
    'the same name twice',
    [
      { name: 'hedge', max: 1 },
      { name: 'hedge', max: 1 },
    ],
    'the slot "hedge" is listed twice in slots.ts. Remove one.',
  ],
  ['no room', [{ name: 'hedge', max: 0 }], 'the slot "hedge" takes 0 parts. Let it take 1 to 50.'],
  [
    'the widest room before the narrowest one',
    [{ name: 'hedge', max: 1, width: { least: 680, most: 258 } }],
    'the parts of the slot "hedge" are 680 to 258 pixels wide. Give the narrowest first.',
  ],
])('refuses slots with %s', (_what, given, sentence) => {
  const named = given.map((slot) => ({ ...slot, propsSchema: object({}), bytes }));
  expect(() => defineSlots('meadow', named)).toThrow(sentence);
});

it('refuses two fragments of one name', () => {
  const moon = { name: 'moon', ...part(object({})) };
  expect(() => defineFragments('orbit', [moon, moon])).toThrow(
    'orbit: the fragment "moon" is listed twice in fragments.ts. Remove one.',
  );
});

it('refuses a fragment that fills a slot twice', () => {
  const fills = [
    { slot: 'meadow/hedge', order: 1 },
    { slot: 'meadow/hedge', order: 2 },
  ] as const;
  expect(() => defineFragments('orbit', [{ name: 'moon', fills, ...part(object({})) }])).toThrow(
    'orbit: the fragment "moon" fills the slot meadow/hedge twice in fragments.ts. Remove one.',
  );
});

/** Nothing here runs. */
export function Refused() {
  const module = () => Promise.resolve({ default: () => null });
  const taking = <Schema,>(propsSchema: Schema) => ({
    module,
    schema: () => Promise.resolve({ propsSchema, variants: [] }),
  });
  const fills = [{ slot: 'meadow/hedge', order: 1 }] as const;
  defineFragments('orbit', [{ name: 'moon', fills, ...taking(object({ field: string() })) }]);
  // @ts-expect-error Its schema wants a number where the slot gives a text.
  defineFragments('orbit', [{ name: 'moon', fills, ...taking(object({ field: int() })) }]);
  // @ts-expect-error Nobody offers such a slot.
  defineFragments('orbit', [{ name: 'moon', fills: [{ slot: 'meadow/hege', order: 1 }], ...taking(object({})) }]);
  defineFragments('orbit', [
    { name: 'sun', ...taking(object({})) },
    {
      name: 'moon',
      // @ts-expect-error The entry that does not fit is refused, and no other.
      fills,
      ...taking(object({ field: int() })),
    },
    { name: 'star', fills, ...taking(object({ field: string() })) },
  ]);
  // A remote that is not in the workspace may be on the site.
  defineFragments('orbit', [{ name: 'moon', fills: [{ slot: 'lake/shore', order: 1 }], ...taking(object({})) }]);
  return (
    <>
      {/* @ts-expect-error Nobody declares such a slot. */}
      <Slot name="hege" />
      {/* @ts-expect-error Fields have names. */}
      <Slot name="hedge" props={{ field: 2 }} />
    </>
  );
}
