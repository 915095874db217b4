import { useEffect, useState, type ComponentType } from 'react';
import type { YouEntry } from '@furrow/you/model';
import { useYou } from '@furrow/you/react';
import type { ownView, OwnView } from './own-view.model';
import type { YoursProps } from './yours';

/** The parts of the page that show a visitor's own figures. */
type Parts = { Yours: ComponentType<YoursProps>; ShareTicket: ComponentType<YoursProps> };
/** What a visitor with orders or gifts sees of them. */
type Own = Parts & { view: OwnView };

/**
 * The visitor's own figures. They know all campaigns, so their code is loaded
 * only for who has ordered or given something.
 *
 * @returns `own` is undefined for everybody else, and until the code is there; `failed` says that it did not load
 */
export function useOwnView(): { own: Own | undefined; failed: boolean } {
  const you = useYou();
  const hasGiven = (you?.entries ?? []).some(isGiven);
  const [code, setCode] = useState<Parts & { ownView: typeof ownView }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!hasGiven) return;
    Promise.all([import('./own-view.model'), import('./yours')]).then(
      ([{ ownView: read }, { Yours, ShareTicket }]) => setCode({ ownView: read, Yours, ShareTicket }),
      () => setFailed(true),
    );
  }, [hasGiven]);

  const view = code?.ownView(you);
  return { own: code && view && { ...code, view }, failed };
}

function isGiven({ kind, cents }: YouEntry): boolean {
  return (kind === 'order' || kind === 'gift') && cents !== undefined;
}
