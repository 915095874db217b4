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
import { UntilRead } from '@furrow/ui/until-read';
import { eraseYou, exportYou, forgetEntry, recordEntry, type YouEntry, type You } from '@furrow/you/model';
import { announceStored, readStored, writeStored } from '@furrow/remote/stored';
import { eraseKept } from '../../data/kept';
import { useOwnYou } from '../../data/own-entries';
import { foodBank, ownFigures } from '../../data/own-figures.model';
import { stored } from '../../stored';
import { UnplowedRow } from '../../ui/unplowed-row';
import { EntryList, type Forgotten } from './entry-list';
import { EraseDialog } from './erase-dialog';
import { ImportFile } from './import-file';
import { KeptTicket } from './kept-ticket';
import styles from './you.module.css';

const eraseHash = '#erase';

/** Everything that this browser remembers of its visitor: to see, to take along and to erase. */
export default function YouPage() {
  const you = useOwnYou();
  const heading = useRef<HTMLHeadingElement>(null);
  const [erasing, setErasing] = useState(false);
  const [erased, setErased] = useState<'everything' | 'own'>();
  const { hash } = useLocation();
  const navigate = useNavigate();

  function closeDialog() {
    setErasing(false);
    if (hash === eraseHash) void navigate('/you', { replace: true });
  }

  function erase() {
    eraseYou();
    closeDialog();
    void eraseKept().then((isWhole) => setErased(isWhole ? 'everything' : 'own'));
    // The dialog gives the focus back to a button that is gone with the entries.
    requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <div className={`fw-wrap ${styles.root}`}>
      <PageMeta
        title="Your activity: what this browser remembers here"
        description="See everything this browser remembers about you: open each entry, take it with you as a file, or erase it. None of it is ever sent."
        path="/you"
        unlisted
      />
      <header className={styles.head}>
        <Breadcrumb trail={[{ name: 'Dashboard', to: '/dashboard' }, { name: 'Your activity' }]} />
        <h1 ref={heading} tabIndex={-1} className={`fw-d2 ${styles.title}`}>
          Your activity
        </h1>
        <p className="fw-lede">
          Everything this browser remembers about you. None of it is sent, and you can take it with you or erase it.
        </p>
      </header>
      <p role="status" className={styles.status}>
        {erased && you?.entries.length === 0 && erasedWords[erased]}
      </p>
      <div className={styles.columns}>
        {you ? <Entries key={erased} you={you} /> : <UntilRead />}
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
          Erase Everything…
        </Button>
      </div>
      <SampleNote>everything on this page stays in this browser and is never sent</SampleNote>
      {you && (erasing || hash === eraseHash) && (
        <EraseDialog you={you} onErase={erase} onExport={exportFile} onClose={closeDialog} />
      )}
    </div>
  );
}

function Entries({ you }: { you: You }) {
  const notify = useNotify();
  const list = useRef<HTMLDivElement>(null);
  const [forgotten, setForgotten] = useState<Forgotten[]>([]);
  const { orders, spent, passedOn, growers, meals } = ownFigures(you.entries);

  function forget(entry: YouEntry) {
    const goOn = focusInPlace();
    forgetEntry(entry.id);
    // What a wizard keeps beside its entry goes with it, and comes back with it. Beside an application that was
    // submitted it keeps the next one.
    const place = placeOf(entry);
    const draft = place && readStored(place);
    // The wizard, which outlives its page, hears of it.
    const change = (before?: string, after?: string) =>
      place && before !== after && writeStored(place, after) && announceStored(place, before ?? null, after ?? null);
    change(draft, undefined);
    const one = {
      entry,
      undo: () => void ((place === stored.onboarding || recordEntry(entry)) && change(undefined, draft)),
    };
    setForgotten((others) => [...others.filter((other) => other.entry.id !== entry.id), one]);
    notify({ title: 'Forgotten', description: entry.title, undo: one.undo });
    goOn();
  }

  function takeBack({ undo }: Forgotten) {
    const goOn = focusInPlace();
    undo();
    goOn();
  }

  /** The button that is pressed goes: the focus goes on to the one in its place. */
  function focusInPlace(): () => void {
    const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
    const place = buttons().indexOf(document.activeElement as HTMLButtonElement);
    return () => requestAnimationFrame(() => buttons()[place]?.focus());
  }

  const gone = forgotten.filter(({ entry }) => you.entries.every(({ id }) => id !== entry.id));
  if (you.entries.length + gone.length === 0)
    return (
      <UnplowedRow title="Nothing saved yet.">
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
                label: `passed on to ${foodBank}${meals > 0 ? `, about ${meals} ${meals === 1 ? 'meal' : 'meals'}` : ''}`,
              },
              { value: formatCents(growers), label: 'of it went to the growers' },
            ]}
          />
        </div>
      )}
      <EntryList entries={you.entries} forgotten={gone} now={new Date()} onForget={forget} onTakeBack={takeBack} />
    </div>
  );
}

/** Where the draft of an entry is stored that is not finished. */
function placeOf({ kind, state }: YouEntry) {
  if (kind === 'loan' && state !== 'submitted') return stored.loan;
  return kind === 'onboarding' && state !== 'done' ? stored.onboarding : undefined;
}

const erasedWords = {
  everything: 'Erased.',
  own: 'Your entries are erased. What else the site keeps could not be looked up: try again when you are online.',
};

function exportFile() {
  const address = URL.createObjectURL(new Blob([exportYou()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'furrow-you.json';
  link.click();
  URL.revokeObjectURL(address);
}
