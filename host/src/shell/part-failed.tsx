import type { PartFailedProps } from '@furrow/engine/navigation';
import loadFailed from '@furrow/ui/art/spot-load-failed.svg';
import { TextLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import styles from './part-failed.module.css';
import { RetryButton } from './retry-button';
import * as words from './view-words';
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
          <h1 className="fw-h3">{words.failure}</h1>
          <p className={styles.text}>{words.failureText}</p>
          <div className={styles.actions}>
            {tries < mostTries && <RetryButton onRetry={onRetry} />}
            <TextLink to={href} fullLoad>
              {words.fullPage}
            </TextLink>
          </div>
        </div>
        <div className={styles.facts}>
          <Ledger>
            <LedgerRow term={words.part}>{part ?? words.unknown}</LedgerRow>
            <LedgerRow term={words.version}>
              <span className="fw-mono">{version ?? words.unknown}</span>
            </LedgerRow>
            <LedgerRow term={words.reason}>{reason}</LedgerRow>
            <LedgerRow term={words.attempts}>{words.tried(tries)}</LedgerRow>
          </Ledger>
        </div>
      </section>
    </div>
  );
}
