import { createDraft, textFields } from '@furrow/forms/draft';
import { stored } from '../../stored';
import { emptyCheckout } from './checkout.schema';

/** What was typed and not ordered yet. An address should not outlive the tab. */
export const checkoutDraft = createDraft({
  ...stored.checkout,
  version: 1,
  schema: textFields(emptyCheckout),
});
