import loadFailed from '@furrow/ui/art/spot-load-failed.svg';
import { TextLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import styles from './part-failed.module.css';
import { RetryButton } from './retry-button';
import { viewTitles } from '../navigation/slot-state';

const mostTries = 3;

export type PartFailedProps = {
  /** The name of the remote; undefined when it is not known which remote owns the page. */
  part?: string;
  version?: string;
  /** Why it could not be loaded, in plain words, such as "no response after 8 s". */
  reason: string;
  /** How many times the page was tried. After the third time, only a link to the whole document is offered. */
  tries: number;
  onRetry: () => Promise<void>;
  /** The address of the page. */
  href: string;
};

/**
 * The view that replaces a page that could not be loaded. Its heading replaces the heading of the page, so it is an h1.
 */
export function PartFailed({ part, version, reason, tries, onRetry, href }: PartFailedProps) {
  return (
    <div className={styles.slot}>
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
