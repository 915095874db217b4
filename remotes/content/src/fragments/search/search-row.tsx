import { Fragment } from 'react';
import { CodeXml, CornerDownLeft, FileText, Inbox, PanelTop, Search, Sprout } from 'lucide-react';
import type { SearchEntry } from '@furrow/formats/search-entry';
import { Portrait } from '@furrow/ui/portrait';
import { WholeWords } from '@furrow/ui/whole-codes';
import { shortLine, type Run } from './search.model';
import styles from './search-row.module.css';

type SearchRowProps = {
  id: string;
  entry: SearchEntry;
  title: readonly Run[];
  sub: readonly Run[];
  /** What was found, and why; absent in a list of what may be opened. */
  found: { kind: string; why: string } | undefined;
  /** The one that Enter opens. */
  active: boolean;
  /** The pointer is over it. */
  onPoint: () => void;
  onOpen: (inNewTab: boolean) => void;
};

/** One result. The focus stays in the field, so a row is pressed or chosen and is no stop of its own. */
export function SearchRow({ id, entry, title, sub, found, active, onPoint, onOpen }: SearchRowProps) {
  const { label, meta, href, lang } = entry;
  const line = sub.map(({ text }) => text).join('');
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={styles.root}
      // A list that scrolls under a pointer at rest marks nothing.
      onPointerMove={({ movementX, movementY }) => !active && (movementX !== 0 || movementY !== 0) && onPoint()}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => onOpen(ctrlKey || metaKey)}
      onAuxClick={({ button }) => button === 1 && onOpen(true)}
    >
      <Picture entry={entry} isAction={href === ''} />
      <span className={styles.words} lang={lang}>
        <span className={styles.title}>
          <Runs runs={title} />
        </span>
        {line !== '' && (
          <span className={line.length > shortLine ? styles.sub : `${styles.sub} ${styles.whole}`}>
            <Runs runs={sub} />
          </span>
        )}
      </span>
      {found ? (
        <span className={styles.found}>
          <span lang={label && lang}>{found.kind}</span> <span className={styles.why}>{found.why}</span>
        </span>
      ) : (
        meta && <Meta text={meta} />
      )}
      <kbd className={styles.enter} aria-hidden="true">
        <CornerDownLeft size={14} strokeWidth={1.8} />
      </kbd>
    </div>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, hit }, index) => {
    const Part = hit ? 'mark' : Fragment;
    return (
      <Part key={index}>
        <WholeWords>{text}</WholeWords>
      </Part>
    );
  });
}

/** A price drops its unit where there is little room. */
function Meta({ text }: { text: string }) {
  const [, figure = text, unit = ''] = /^([\d.,]+)( USDC.*)$/.exec(text) ?? [];
  return (
    <span className={styles.meta}>
      {figure}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}

const signs = { lot: Inbox, farm: Sprout, campaign: Inbox, article: FileText, doc: CodeXml, page: PanelTop };

/** The picture says the kind: a packet, a face, a place, or a sign for what has none. */
function Picture({ entry, isAction }: { entry: SearchEntry; isAction: boolean }) {
  const { kind, label, art } = entry;
  if (art && kind === 'farm') {
    return (
      <span className={styles.face}>
        <Portrait picture={art} size={46} />
      </span>
    );
  }
  if (art) return <img src={art} alt="" width={52} height={46} loading="lazy" className={styles.art} />;
  const Icon = isAction ? Search : label ? FileText : signs[kind];
  return (
    <span className={styles.sign}>
      <Icon size={18} strokeWidth={1.8} />
    </span>
  );
}
