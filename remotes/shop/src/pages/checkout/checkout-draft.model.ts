import { createDraft, textFields } from '@furrow/forms/draft';
import { draftKey } from './checkout.data';
import { emptyCheckout } from './checkout.schema';

/** What was typed and not ordered yet. An address should not outlive the tab. */
export const checkoutDraft = createDraft({
  key: draftKey,
  version: 1,
  schema: textFields(emptyCheckout),
  storage: 'session',
});
