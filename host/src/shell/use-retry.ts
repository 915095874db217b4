import { useState } from 'react';

/** Runs a retry at a time. The one who gives `onRetry` deals with its failure; here it only ends the waiting. */
export function useRetry(onRetry: () => Promise<void>) {
  const [retrying, setRetrying] = useState(false);
  async function retry() {
    setRetrying(true);
    await onRetry().catch(() => {});
    setRetrying(false);
  }
  return { retrying, retry };
}
