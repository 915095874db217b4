import { object, string } from '@furrow/forms';
import { defineSlots, type SlotOffer } from '@furrow/remote/slots';

/** The places in pages of the shop for parts of other teams. */
export const slots = defineSlots('shop', [
  {
    /** On the page of a lot, below its trace: what a team knows of the farm that it comes from. */
    name: 'lot',
    propsSchema: object({ farm: string() }),
    max: 2,
    bytes: { html: 1200, css: 2500, js: 8000 },
    heading: 2,
    width: { least: 320, most: 640 },
  },
]);

declare module '@furrow/remote/slot' {
  interface OfferedSlots extends SlotOffer<typeof slots> {}
}
