import { Button } from '@furrow/ui/button';
import type { ButtonVariant } from '@furrow/ui/button';
import { useState } from 'react';
import styles from './retry-button.module.css';

export type RetryButtonProps = {
  /** Tries again. The button waits for the promise; a rejection only ends the waiting, because the caller handles the failure. */
  onRetry: () => Promise<void>;
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
};

/** While it says "Retrying..." the button keeps its width, and it keeps the focus, which a disabled button would lose. */
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
      <span className={styles.root}>{retrying ? 'Retrying...' : 'Retry'}</span>
    </Button>
  );
}
