import { ButtonLink } from '@furrow/ui/button';
import { ShareButton } from '../../ui/share/share-button';
import styles from './quick-actions.module.css';

export function QuickActions() {
  return (
    <section className={styles.root} aria-label="Quick actions">
      <ButtonLink to="/buy-food" block>
        Make a Purchase
      </ButtonLink>
      <ButtonLink to="/donate-food" variant="outlined" block>
        Direct Donation
      </ButtonLink>
      <div className={styles.share}>
        <ShareButton block />
      </div>
    </section>
  );
}
