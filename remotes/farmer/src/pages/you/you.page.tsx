import { useRef, useState } from 'react';
import { Download, Trash2 } from 'lucide-react';
import { useLocation, useNavigate } from '@furrow/router';
import { useNotify } from '@furrow/remote/services';
import { Breadcrumb } from '@furrow/ui/breadcrumb';
import { Button, ButtonLink } from '@furrow/ui/button';
import { formatCents } from '@furrow/ui/format';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { StatRow } from '@furrow/ui/stat-row';
import { eraseYou, exportYou, forgetEntry, recordEntry, type Entry, type You } from '@furrow/you/model';
import { useYou } from '@furrow/you/react';
import { loanDraftKey } from '../../data/loan-draft-key';
import { foodBank, ownFigures } from '../../data/own-figures.model';
import { UnplowedRow } from '../../ui/unplowed-row';
import { EntryList } from './entry-list';
import { EraseDialog } from './erase-dialog';
import { ImportFile } from './import-file';
import { KeptTicket } from './kept-ticket';
import styles from './you.module.css';

const eraseHash = '#erase';

/** Everything that this browser remembers of its visitor: to see, to take along and to erase. */
export default function YouPage() {
  const you = useYou();
  const heading = useRef<HTMLHeadingElement>(null);
  const [erasing, setErasing] = useState(false);
  const [isErased, setErased] = useState(false);
  const { hash } = useLocation();
  const navigate = useNavigate();

  function closeDialog() {
    setErasing(false);
    if (hash === eraseHash) void navigate('/you', { replace: true });
  }

  function erase() {
    eraseYou();
    forgetLoanDraft();
    setErased(true);
    closeDialog();
    // The dialog gives the focus back to a button that is gone with the entries.
    requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <div className={`fw-wrap ${styles.root}`}>
      <PageMeta
        title="Your furrow"
        description="Everything this browser remembers about you on Furrow: see each entry, take it with you, or erase it."
        path="/you"
        unlisted
      />
      <header className={styles.head}>
        <Breadcrumb trail={[{ name: 'Dashboard', to: '/dashboard' }, { name: 'Your furrow' }]} />
        <h1 ref={heading} tabIndex={-1} className={`fw-d2 ${styles.title}`}>
          Your furrow
        </h1>
        <p className="fw-lede">
          Everything this browser remembers about you. None of it is sent, and you can take it with you or erase it.
        </p>
      </header>
      <p role="status" className={styles.status}>
        {isErased && you?.entries.length === 0 && 'Erased.'}
      </p>
      <div className={styles.columns}>
        {you && <Entries you={you} />}
        {you && (
          <div className={styles.side}>
            <KeptTicket you={you} />
            <ImportFile />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="outlined" onClick={exportFile}>
          <Download size={20} strokeWidth={1.8} />
          Export as JSON
        </Button>
        <Button variant="dangerOutlined" onClick={() => setErasing(true)}>
          <Trash2 size={20} strokeWidth={1.8} />
          Erase everything…
        </Button>
      </div>
      <SampleNote>everything on this page stays in this browser and is sent nowhere</SampleNote>
      {you && (erasing || hash === eraseHash) && (
        <EraseDialog you={you} onErase={erase} onExport={exportFile} onClose={closeDialog} />
      )}
    </div>
  );
}

function Entries({ you }: { you: You }) {
  const notify = useNotify();
  const list = useRef<HTMLDivElement>(null);
  const { orders, spent, passedOn, growers, meals } = ownFigures(you.entries);

  function forget(entry: Entry) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons.indexOf(document.activeElement as HTMLButtonElement);
    forgetEntry(entry.id);
    if (entry.kind === 'loan') forgetLoanDraft();
    notify({ title: 'Forgotten', description: entry.title, undo: () => void recordEntry(entry) });
    // The button is gone with its entry: the focus goes on to the one in its place.
    requestAnimationFrame(() => {
      const left = [...(list.current?.querySelectorAll('button') ?? [])];
      (left[Math.min(next, left.length - 1)] ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    });
  }

  if (you.entries.length === 0)
    return (
      <UnplowedRow title="Nothing is kept here yet.">
        <p>Order something, add a favorite or finish onboarding, and it appears here.</p>
        <ButtonLink to="/onboarding">Start Onboarding</ButtonLink>
      </UnplowedRow>
    );
  return (
    <div ref={list}>
      {orders > 0 && (
        <div className={styles.stats}>
          <StatRow
            stats={[
              { value: formatCents(spent), label: `spent on ${orders} ${orders === 1 ? 'order' : 'orders'}` },
              {
                value: <span className="fw-pos">+{formatCents(passedOn)}</span>,
                label: `passed on to ${foodBank}, about ${meals} ${meals === 1 ? 'meal' : 'meals'}`,
              },
              { value: formatCents(growers), label: 'of it went to the growers' },
            ]}
          />
        </div>
      )}
      <EntryList entries={you.entries} now={new Date()} onForget={forget} />
    </div>
  );
}

/** What the loan application keeps beside its entry goes with it. */
function forgetLoanDraft() {
  try {
    localStorage.removeItem(loanDraftKey);
  } catch {
    // A storage that is forbidden holds no draft.
  }
}

function exportFile() {
  const address = URL.createObjectURL(new Blob([exportYou()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'furrow-you.json';
  link.click();
  URL.revokeObjectURL(address);
}
