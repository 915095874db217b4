import { Button } from '@furrow/ui/button';
import type { ButtonVariant } from '@furrow/ui/button';
import { useState } from 'react';
import styles from './retry-button.module.css';

export type RetryButtonProps = {
  /** Its own failure is dealt with by the one who gives it; here it only ends the waiting. */
  onRetry: () => Promise<void>;
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
};

/** Keeps its width while it says "Retrying...", and the focus: a disabled button would lose it. */
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
