import { useState, useSyncExternalStore } from 'react';
import { savedItemCount } from '@furrow/cart/storage';
import { useServices } from '@furrow/remote/services';
import { Button } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Ticket } from '@furrow/ui/ticket';
import { exportYou, type YouEntry, type You } from '@furrow/you/model';
import styles from './kept-ticket.module.css';
import { KeptList } from './kept-list';
import { NameDialog } from './name-dialog';
import { sizeInWords } from './you.model';

/** What this browser remembers, in figures, and what it does not. */
export function KeptTicket({ you }: { you: You }) {
  const [naming, setNaming] = useState(false);
  const { theme } = useServices();
  const chosen = useSyncExternalStore(
    theme.subscribe,
    () => theme.preference?.() ?? theme.current(),
    () => 'system' as const,
  );
  const { first, last, farm, place, entries } = you;
  const count = (kind: YouEntry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  const loan = entries.find(({ kind }) => kind === 'loan');
  const items = savedItemCount();
  const isEmpty = entries.length === 0 && [first, last, farm, place].every((text) => text === '');
  const size = isEmpty ? '' : `, ${sizeInWords(new TextEncoder().encode(exportYou()).length)}, only here`;
  return (
    <Ticket
      label="Saved in this browser"
      head={
        <>
          <h2 className="fw-h3">Saved in this browser</h2>
          <p className={styles.size}>
            {`Your activity: ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}${size}`}
          </p>
          <div className={styles.ledger}>
            <Ledger>
              <LedgerRow term="Name">{`${first} ${last}`.trim() || 'not filled in'}</LedgerRow>
              <LedgerRow term="Farm">{[farm, place].filter(Boolean).join(', ') || 'not filled in'}</LedgerRow>
              <LedgerRow term="Orders">{count('order')}</LedgerRow>
              <LedgerRow term="Gifts">{count('gift')}</LedgerRow>
              <LedgerRow term="Favorites">{count('favorite')}</LedgerRow>
              {loan && <LedgerRow term="Loan application">{loan.state}</LedgerRow>}
              <LedgerRow term="Cart">{items === 0 ? 'empty' : `${items} ${items === 1 ? 'item' : 'items'}`}</LedgerRow>
              <LedgerRow term="Theme">{chosen === 'system' ? 'follows your system' : chosen}</LedgerRow>
            </Ledger>
          </div>
        </>
      }
    >
      <KeptList you={you} />
      <p className={styles.note}>
        Never saved: your password, your card or the address of your wallet. An unsent loan application keeps the
        address of the farm, and onboarding and the checkout keep what you typed until this tab closes.
      </p>
      <Button variant="text" onClick={() => setNaming(true)}>
        Change Your Name or Farm
      </Button>
      {naming && <NameDialog you={you} onClose={() => setNaming(false)} />}
    </Ticket>
  );
}
