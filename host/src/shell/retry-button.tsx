import { Button } from '@furrow/ui/button';
import type { ButtonVariant } from '@furrow/ui/button';
import { useState } from 'react';
import * as words from './view-words';
import styles from './retry-button.module.css';

export type RetryButtonProps = {
  /**
   * Tries again. The button waits until the promise has settled. It ignores a rejection, because the caller handles the
   * failure.
   */
  onRetry: () => Promise<void>;
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
};

/**
 * A button that tries again. While it shows "Retrying...", it keeps its width. It is not disabled then, because a
 * disabled button would lose the focus.
 */
export function RetryButton({ onRetry, variant, size }: RetryButtonProps) {
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    if (retrying) return;
    setRetrying(true);
    await onRetry().catch(() => {});
    setRetrying(false);
  }

  return (
    <Button variant={variant} size={size} aria-disabled={retrying || undefined} onClick={retry}>
      <span className={styles.root}>{retrying ? words.retrying : words.tryAgain}</span>
    </Button>
  );
}
