/*
 * How a slot appears in HTML: as a custom element whose content React never touches. Composition puts fragments of
 * other remotes into it.
 */

/** The name of the element. */
export const slotTag = 'furrow-slot';

/** The attribute that names the slot, without the remote that offers it: `farm`. */
export const slotAttribute = 'data-slot';

/** The attribute that holds the props for its parts as JSON. */
export const slotPropsAttribute = 'data-props';

/** The attribute of a slot that no document has filled, because code has drawn it. The host fills it in the browser. */
export const unfilledAttribute = 'data-unfilled';

/** How deep slots may lie in parts of slots: a part in a slot of a page is the first level. */
export const deepestSlot = 3;
