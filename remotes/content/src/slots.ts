import { object, string } from '@furrow/forms';
import { defineSlots, type SlotOffer } from '@furrow/remote/slots';

/** The places in pages of content for parts of other teams. */
export const slots = defineSlots('content', [
  {
    /** On the page of a farm: what a team knows of it. */
    name: 'farm',
    propsSchema: object({ farm: string() }),
    max: 10,
    bytes: { html: 6000, css: 12000, js: 60000 },
    heading: 2,
  },
  {
    /** In the head of that page: what one can do for the farm, as buttons. */
    name: 'farm-actions',
    propsSchema: object({ farm: string() }),
    max: 2,
    bytes: { html: 800, css: 3000, js: 22000 },
  },
]);

declare module '@furrow/remote/slot' {
  interface OfferedSlots extends SlotOffer<typeof slots> {}
}
