import { int, object, string } from '@furrow/forms';
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
    width: { least: 320, most: 892 },
  },
  {
    /** In the head of that page: what one can do for the farm, as buttons. */
    name: 'farm-actions',
    propsSchema: object({ farm: string() }),
    max: 2,
    bytes: { html: 800, css: 3000, js: 22000 },
  },
  {
    /** Below the map of the farms and their list: the first few of what is ripe and sold, and of what asks for support. */
    name: 'farms',
    propsSchema: object({ count: int() }),
    max: 3,
    bytes: { html: 3000, css: 2000, js: 3000 },
    heading: 2,
    width: { least: 320, most: 1216 },
  },
  {
    /** The same below the year of the farms. */
    name: 'season',
    propsSchema: object({ count: int() }),
    max: 3,
    bytes: { html: 3000, css: 2000, js: 3000 },
    heading: 2,
    width: { least: 320, most: 1216 },
  },
  {
    /** Beside an article, named by its address: what a team has of its subject. Below the text on phones. */
    name: 'related',
    propsSchema: object({ article: string() }),
    max: 3,
    bytes: { html: 1500, css: 2500, js: 3000 },
    heading: 2,
    width: { least: 258, most: 892 },
  },
  {
    /** On the landing page, in the row about campaigns: the first few of them. */
    name: 'landing-campaigns',
    propsSchema: object({ count: int() }),
    max: 2,
    bytes: { html: 2000, css: 4000, js: 3000 },
    heading: 3,
    width: { least: 320, most: 1216 },
  },
  {
    /** In the row about donations: how far the food banks are that they go to. */
    name: 'landing-donations',
    propsSchema: object({ count: int() }),
    max: 2,
    bytes: { html: 2000, css: 4000, js: 3000 },
    heading: 3,
    width: { least: 320, most: 892 },
  },
  {
    /** In the row about the marketplace: a few lots. */
    name: 'landing-market',
    propsSchema: object({ count: int() }),
    max: 2,
    bytes: { html: 2000, css: 4000, js: 3000 },
    heading: 3,
    width: { least: 320, most: 1216 },
  },
  {
    /** In the row about what a visitor's food paid for: figures, beside its title. */
    name: 'landing-impact',
    propsSchema: object({}),
    max: 1,
    bytes: { html: 1000, css: 2000, js: 3000 },
    width: { least: 320, most: 892 },
  },
  {
    /** In the row about the DAO: what is put to the vote. */
    name: 'landing-votes',
    propsSchema: object({ count: int() }),
    max: 2,
    bytes: { html: 1000, css: 2000, js: 3000 },
    width: { least: 320, most: 690 },
  },
]);

declare module '@furrow/remote/slot' {
  interface OfferedSlots extends SlotOffer<typeof slots> {}
}
