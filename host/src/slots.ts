import { object } from '@furrow/forms';
import { defineSlots, type SlotOffer } from '@furrow/remote/slots';

/** The places in the header and the footer for parts of remotes. They are in every document. */
export const slots = defineSlots('host', [
  {
    /**
     * In the header: buttons of 48 pixels. A screen without room for more shows the first two. Nearly all of their code
     * is loaded when a visitor uses them.
     */
    name: 'header-tools',
    propsSchema: object({}),
    max: 4,
    bytes: { html: 2500, css: 4000, js: 32000 },
  },
  {
    /** In the header, behind the tools: what belongs to the visitor. */
    name: 'header-visitor',
    propsSchema: object({}),
    max: 1,
    bytes: { html: 2500, css: 3000, js: 8000 },
  },
  {
    /** In the footer: lines above its last one. */
    name: 'footer-lines',
    propsSchema: object({}),
    max: 4,
    bytes: { html: 1500, css: 1500, js: 8000 },
  },
]);

declare module '@furrow/remote/slot' {
  interface OfferedSlots extends SlotOffer<typeof slots> {}
}
