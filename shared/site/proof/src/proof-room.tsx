import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { Button, ButtonLink } from '@furrow/ui/button';
import { FootBar } from '@furrow/ui/foot-bar';
import { Notice } from '@furrow/ui/notice';
import { Perforation } from '@furrow/ui/perforation';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import { useCopy } from '@furrow/ui/use-copy';
import { recordEntry } from '@furrow/you/model';
import { changedCharacters, computeFingerprint } from './check';
import { ProofWays, type ProofWaysProps } from './proof-ways';
import { byteLength, groupsOf, type SignedRecord } from './record';
import * as words from './words';
import styles from './proof-room.module.css';

export type ProofRoomProps = {
  /** The document as it is drawn. */
  children: ReactNode;
  record: SignedRecord;
  /** Where the fingerprint is stored: "in block 19,482,776". */
  kept: string;
  /** A sentence below the text. */
  note: ReactNode;
  ways: ProofWaysProps;
  /** Who signed, below the ticket. */
  signer: ReactNode;
  /** Of the bar on phones: where in the trace the document stands, and the way on. */
  bar: { caption: string; next: { to: string; label: string } };
  /**
   * What the visitor's ledger keeps once the browser has computed the fingerprint that was signed, in the language of
   * the sources.
   */
  check: { ref: string; title: string; line: string; to: string };
  /** Which document it is, at the head of the printed sheet: "Handover 3 of 5". */
  sheetLabel: string;
  /** What of the page is made up: "the people and the block". */
  madeUp: string;
};

type Check =
  { is: 'unchecked' | 'checking' | 'matches' | 'unable' } | { is: 'differs'; found: string; changed: number };

/**
 * A signed document, its text and its fingerprint, which the visitor's browser computes again from the text on the page.
 * The text can be changed, and then the fingerprint differs.
 */
export function ProofRoom({
  children,
  record,
  kept,
  note,
  ways,
  signer,
  bar,
  check: entry,
  sheetLabel,
  madeUp,
}: ProofRoomProps) {
  const { text, fingerprint } = record;
  const [check, setCheck] = useState<Check>({ is: 'unchecked' });
  const [edited, setEdited] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const isEditing = edited !== undefined;
  const wasEditing = useRef(false);

  // The text area takes the place of the text, and gives it back: the keyboard goes along.
  useEffect(() => {
    if (isEditing) field.current?.focus();
    else if (wasEditing.current && !document.activeElement?.matches('button')) changeButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  async function compute() {
    const given = edited ?? text;
    setCheck({ is: 'checking' });
    try {
      const found = await computeFingerprint(given);
      if (found === fingerprint) {
        setCheck({ is: 'matches' });
        recordEntry({ ...entry, kind: 'check', title: `Checked: ${entry.title}`, state: 'matches' });
      } else {
        setCheck({ is: 'differs', found, changed: changedCharacters(text, given) });
      }
    } catch {
      setCheck({ is: 'unable' });
    }
  }

  function putBack() {
    setEdited(undefined);
    setCheck({ is: 'unchecked' });
  }

  return (
    <>
      <p className={styles.sheet}>{sheetLabel}</p>
      <div className={`fw-wrap ${styles.root}`}>
        <div className={styles.document}>{children}</div>
        <div className={styles.side}>
          <div className={styles.rail}>
            <section className={`fw-surface ${styles.ticket}`} aria-label={words.fingerprint}>
              <div className={styles.part}>
                <h2 className="fw-h3">{words.signedFingerprint}</h2>
                <p className={styles.kept}>{words.kept(kept)}</p>
                <Fingerprint of={fingerprint} />
                <p className={styles.onPaper}>{words.onPaper(<code>shasum -a 256</code>)}</p>
                <CheckButton check={check} onCheck={() => void compute()} onPutBack={putBack} />
                <Result check={check} fingerprint={fingerprint} bytes={byteLength(edited ?? text)} />
              </div>
              <Perforation />
              <div className={styles.more}>
                <Button ref={changeButton} variant="text" disabled={isEditing} onClick={() => setEdited(text)}>
                  {words.changeText}
                </Button>
                <CopyText text={text} />
              </div>
            </section>
            {signer}
          </div>
        </div>
        <div className={styles.document}>
          <section className={styles.signedText}>
            <RunningHead level={2} fact={words.bytes(byteLength(edited ?? text))}>
              {words.signedText}
            </RunningHead>
            {isEditing ? (
              <div className={styles.editor}>
                <label htmlFor="text-to-check">{words.textToCheck}</label>
                <textarea
                  ref={field}
                  id="text-to-check"
                  rows={text.split('\n').length + 2}
                  spellCheck={false}
                  lang={words.signedLanguage()}
                  autoComplete="off"
                  value={edited}
                  className={styles.text}
                  onChange={(event) => {
                    setEdited(event.target.value);
                    setCheck({ is: 'unchecked' });
                  }}
                />
                <p className={styles.editing}>
                  <Button onClick={() => void compute()}>{words.checkText}</Button>
                  {/* Where the text differs, the button of the fingerprint puts it back. */}
                  {check.is !== 'differs' && (
                    <Button variant="outlined" onClick={putBack}>
                      {words.putBack}
                    </Button>
                  )}
                </p>
              </div>
            ) : (
              <pre className={styles.text} role="group" tabIndex={0} aria-label={words.signedText}>
                <span lang={words.signedLanguage()}>
                  <Lines text={text} />
                </span>
              </pre>
            )}
            <p className={styles.note}>{note}</p>
          </section>
          <ProofWays {...ways} />
        </div>
        <div className={styles.madeUp}>
          <SampleNote>{words.madeUp(madeUp)}</SampleNote>
        </div>
      </div>
      <FootBar figure={words.results[check.is]} caption={bar.caption}>
        <ButtonLink to={bar.next.to}>{bar.next.label}</ButtonLink>
      </FootBar>
    </>
  );
}

type CheckButtonProps = { check: Check; onCheck: () => void; onPutBack: () => void };

/** One button that keeps its place and the focus through all states. */
function CheckButton({ check, onCheck, onPutBack }: CheckButtonProps) {
  const isDone = check.is === 'matches' || check.is === 'differs';
  return (
    <Button
      block
      variant={isDone ? 'outlined' : 'primary'}
      aria-disabled={check.is === 'checking' || undefined}
      onClick={check.is === 'differs' ? onPutBack : onCheck}
    >
      {words.press[check.is]}
    </Button>
  );
}

function HashName() {
  return <span className="fw-whole">SHA-256</span>;
}

function Result({ check, fingerprint, bytes }: { check: Check; fingerprint: string; bytes: number }) {
  return (
    <>
      <div role="status">
        {check.is === 'unchecked' && <p className={styles.quiet}>{words.nothingSent(<HashName />)}</p>}
        {check.is === 'checking' && <p className={styles.quiet}>{words.computing(bytes, <HashName />)}</p>}
        {check.is === 'matches' && (
          <Notice icon={<BadgeCheck size={20} strokeWidth={1.8} />}>
            <b className={styles.verdict}>{words.itMatches}</b> {words.sameText}
          </Notice>
        )}
        {check.is === 'unable' && <Notice tone="wheat">{words.unable}</Notice>}
      </div>
      <div role="alert">
        {check.is === 'differs' && (
          <Notice tone="red" icon={<TriangleAlert size={20} strokeWidth={1.8} />}>
            <b className={styles.verdict}>{words.itDiffers}</b> {`${words.otherText} ${words.changed(check.changed)}`}
          </Notice>
        )}
      </div>
      {check.is === 'differs' && (
        <>
          <p className={styles.quiet}>{words.currentFingerprint}</p>
          <Fingerprint of={check.found} unlike={fingerprint} />
        </>
      )}
    </>
  );
}

/** Sixty-four digits in groups of four; groups that differ from those of `unlike` are underlined. */
function Fingerprint({ of, unlike }: { of: string; unlike?: string }) {
  const others = unlike && groupsOf(unlike);
  return (
    <p className={`fw-mono ${styles.fingerprint} ${others ? styles.other : ''}`}>
      {groupsOf(of).map((group, index) => (
        <span key={index}>{others && others[index] !== group ? <u>{group}</u> : group} </span>
      ))}
    </p>
  );
}

function CopyText({ text }: { text: string }) {
  const { copied, copy } = useCopy();
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => void copy(text).then((done) => setRefused(!done))}>
        {copied ? words.copied : words.copyText}
      </Button>
      <span role="status">{isRefused && words.copyFailed}</span>
    </>
  );
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => {
    const end = line.indexOf(': ');
    return (
      <span key={index}>
        {index > 0 && '\n'}
        {end > 0 ? (
          <>
            <span className={styles.key}>{line.slice(0, end + 1)}</span>
            {line.slice(end + 1)}
          </>
        ) : (
          line
        )}
      </span>
    );
  });
}
