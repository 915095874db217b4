/** The document hears this event when the host has brought another page on screen without loading a document. */
export const pageShownEvent = 'furrow:page-shown';

/** The document hears this event when the visitor was asked about other versions, or there was nothing to ask. */
export const overridesSettledEvent = 'furrow:overrides-settled';
