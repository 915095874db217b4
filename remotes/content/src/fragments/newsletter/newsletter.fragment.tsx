import { Band } from '@furrow/ui/band';
import { NewsletterInvitation } from '../../ui/newsletter';

/** The sign-up for the newsletter, from edge to edge: the last thing on a page. */
export default function NewsletterFragment() {
  return (
    <Band tone="wheat" label="Newsletter">
      <NewsletterInvitation note="your address is not saved" />
    </Band>
  );
}
