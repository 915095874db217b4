/** The host sends this event to the document after it has shown another page without loading a document. */
export const pageShownEvent = 'furrow:page-shown';

/**
 * The host sends this event to the document after the visitor has answered whether other versions may run, or when
 * there was nothing to ask.
 */
export const overridesSettledEvent = 'furrow:overrides-settled';
