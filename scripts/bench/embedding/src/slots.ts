import { int, object, optional, string } from '@furrow/forms';
import { defineSlots } from '@furrow/remote/slots';
import { slotOf, parts } from './parts';

/** A slot for each of the parts, which the settings of the measured site put there. */
export const slots = defineSlots(
  'embedding',
  parts.map(({ of }) => ({
    name: slotOf(of),
    propsSchema: object({ count: optional(int()), product: optional(string()) }),
    max: 1,
    bytes: { html: 20_000, css: 20_000, js: 100_000 },
  })),
);
