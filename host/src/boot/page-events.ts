/** The document hears this event when the host has brought another page on screen without loading a document. */
export const pageShownEvent = 'furrow:page-shown';

/** The document hears this event when the visitor was asked about other versions, or there was nothing to ask. */
export const overridesSettledEvent = 'furrow:overrides-settled';

/** An attribute of `<html>`, in the document and later, with the value `off` where the page draws the cart itself, so that the header draws none. */
export const headerCartAttribute = 'data-header-cart';
