import crates from '@furrow/ui/art/product-surplus-crates.svg';
import { Button } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { TextArea } from '@furrow/ui/input';
import { Ticket } from '@furrow/ui/ticket';
import { ShareTargets } from '../../ui/share/share-targets';
import { shareNote, useSharing } from '../../ui/share/use-sharing';
import type { OwnView } from './own-view.model';
import styles from './share-ticket.module.css';

/** Sharing, beside the visitor's own figures. */
export function ShareTicket({ own: { impact } }: { own: OwnView }) {
  const own = impact.orders > 0 ? impact : undefined;
  const sharing = useSharing(own);
  return (
    <Ticket
      sticky
      label="Share Your Impact"
      art={
        <div className={styles.head}>
          <h2>Share Your Impact</h2>
          <img src={crates} alt="" width={148} height={148} className={styles.picture} />
        </div>
      }
    >
      <div className={styles.body}>
        <Field label="Your message" help={shareNote(own)}>
          <TextArea rows={4} value={sharing.message} onChange={(event) => sharing.setMessage(event.target.value)} />
        </Field>
        <ShareTargets onShare={sharing.share} />
        <div className={styles.copies}>
          <Button variant="text" onClick={sharing.copyMessage}>
            {sharing.messageCopied ? 'Copied' : 'Copy Message'}
          </Button>
          <Button variant="text" onClick={sharing.copyLink}>
            {sharing.linkCopied ? 'Copied' : 'Copy Link'}
          </Button>
        </div>
      </div>
    </Ticket>
  );
}
