import type { PartFailedProps } from '@furrow/engine/navigation';
import loadFailed from '@furrow/ui/art/spot-load-failed.svg';
import { TextLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import styles from './part-failed.module.css';
import { RetryButton } from './retry-button';
import { viewTitles } from './view-titles';

const mostTries = 3;

/**
 * The view that replaces a page that could not be loaded. Its heading replaces the heading of the page, so it is an h1.
 */
export function PartFailed({ part, version, reason, tries, onRetry, href }: PartFailedProps) {
  return (
    <div className={styles.page}>
      <title>{viewTitles.failure}</title>
      <section className={styles.root} role="alert">
        <img className={styles.art} src={loadFailed} width={180} height={120} alt="" />
        <div>
          <h1 className="fw-h3">This part could not be loaded</h1>
          <p className={styles.text}>The page did not load. The rest of the site works, and so does your cart.</p>
          <div className={styles.actions}>
            {tries < mostTries && <RetryButton onRetry={onRetry} />}
            <TextLink to={href} fullLoad>
              Open as a full page
            </TextLink>
          </div>
        </div>
        <div className={styles.facts}>
          <Ledger>
            <LedgerRow term="Part">{part ?? 'unknown'}</LedgerRow>
            <LedgerRow term="Version">
              <span className="fw-mono">{version ?? 'unknown'}</span>
            </LedgerRow>
            <LedgerRow term="Reason">{reason}</LedgerRow>
            <LedgerRow term="Attempts">{tries === 1 ? 'once' : `${tries} times`}</LedgerRow>
          </Ledger>
        </div>
      </section>
    </div>
  );
}
