import { Band } from '@furrow/ui/band';
import { NewsletterInvitation } from '../../ui/newsletter';
import * as words from '../../ui/newsletter-words';

/** The sign-up for the newsletter, from edge to edge: the last thing on a page. */
export default function NewsletterFragment() {
  return (
    <Band tone="wheat" label={words.newsletter}>
      <NewsletterInvitation note={words.notSaved} />
    </Band>
  );
}
