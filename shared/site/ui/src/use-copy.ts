import { useCallback, useEffect, useState } from 'react';

const copiedFor = 2000;

/** A function that copies text to the clipboard, and whether it has just done so. */
type Copying = {
  /** True for two seconds after text was copied. */
  copied: boolean;
  /** Copies the text, and resolves with whether the browser allowed it. */
  copy: (text: string) => Promise<boolean>;
};

/** Copies text to the clipboard. */
export function useCopy(): Copying {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      return true;
    } catch {
      return false;
    }
  }, []);

  return { copied, copy };
}
