import { useEffect, useState } from 'react';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import type { You } from '@furrow/you/model';
import { heldOf, loadKept } from '../../data/kept';
import styles from './kept-ticket.module.css';
import { sizeInWords } from './you.model';

/** What the storage of this browser holds of the whole site, entry by entry, as the releases of all teams say. */
export function KeptList({ you }: { you: You }) {
  const [kept, setKept] = useState<Awaited<ReturnType<typeof loadKept>>>([]);
  useEffect(() => {
    // Without the list the rest of the ticket stands as it is; erasing asks for it again.
    loadKept().then(setKept, () => {});
  }, [you]);
  const held = heldOf(kept);
  if (held.length === 0) return null;
  return (
    <details className={styles.kept}>
      <summary>All that is stored, part by part ({held.length})</summary>
      <Ledger>
        {held.map(({ entry, bytes }) => (
          <LedgerRow key={entry.key} term={entry.holds}>
            {sizeInWords(bytes)}
          </LedgerRow>
        ))}
      </Ledger>
    </details>
  );
}
