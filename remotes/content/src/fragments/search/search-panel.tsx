import { Search, TriangleAlert, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { searchKinds, type SearchKind } from '@furrow/formats/search-entry';
import { useNavigation } from '@furrow/remote/services';
import { Button } from '@furrow/ui/button';
import { Modal } from '@furrow/ui/modal';
import { NoResults } from './no-results';
import { clearRecent, readRecent, remember } from './recent';
import { SearchFoot } from './search-foot';
import { SearchRow } from './search-row';
import { countOf, emptySections, foundSections, ofKind, type Row } from './search-sections';
import styles from './search-panel.module.css';
import { useAnnouncement, useSiteSearch } from './use-site-search';
import * as words from './words';

/** The search over the page: a field, what it finds by kind, and what to do when it finds nothing. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { search, failed, retry } = useSiteSearch();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<SearchKind>();
  const [isWhole, setWhole] = useState(false);
  const [recent, setRecent] = useState(readRecent);
  /** The key of the marked row: it stays marked when rows come before it. */
  const [chosen, setChosen] = useState<string>();
  const navigation = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const asked = query.trim();
  const found = useMemo(() => search?.find(asked) ?? { exact: [], close: [] }, [search, asked]);
  const count = countOf(found);
  const kinds = searchKinds.filter((each) => countOf(ofKind(found, each)) > 0);
  const announcement = useAnnouncement(asked === '' || !search ? '' : words.announced(count, asked));

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function ask(next: string) {
    setQuery(next);
    setChosen(undefined);
    setWhole(false);
    setKind(undefined);
    input.current?.focus();
  }

  const sections =
    asked === ''
      ? emptySections({ search, recent, ask, onClear: forgetRecent })
      : foundSections({
          query: asked,
          found: ofKind(found, kind),
          isWhole: isWhole || kind !== undefined,
          showWhole: () => setWhole(true),
        });
  const rows = sections.flatMap(({ rows: own, more }) => [...own, ...(more ? [more] : [])]);
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === chosen),
  );
  const activeRow = rows[active];
  const rowId = (index: number) => `${id}-row-${index}`;

  useEffect(() => {
    document.getElementById(`${id}-row-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, asked]);

  function forgetRecent() {
    clearRecent();
    setRecent([]);
    input.current?.focus();
  }

  function open({ entry, act }: Row, inNewTab = false) {
    if (act) return act();
    remember(entry.href);
    if (asked !== '') rememberQuery();
    setRecent(readRecent());
    if (inNewTab) window.open(navigation.createHref(entry.href), '_blank', 'noopener');
    else {
      onClose();
      navigation.push(entry.href);
    }
  }

  /** Below the page that was opened from it. */
  function rememberQuery() {
    const [opened] = readRecent();
    remember(`?${asked}`);
    if (opened) remember(opened);
  }

  function onKey(event: KeyboardEvent) {
    // The keys with which an input method is used are its own.
    if (event.nativeEvent.isComposing) return;
    const last = rows.length - 1;
    const to = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      Home: 0,
      End: last,
    };
    if (event.key in to && rows.length > 0 && !event.shiftKey) {
      event.preventDefault();
      setChosen(rows[to[event.key as keyof typeof to]]?.key);
    } else if (event.key === 'Enter' && activeRow) {
      event.preventDefault();
      open(activeRow, event.ctrlKey || event.metaKey);
    } else if (event.key === 'Escape' && query !== '') {
      event.stopPropagation();
      ask('');
    }
  }

  let index = -1;
  const drawRow = (row: Row) => {
    index += 1;
    const own = index;
    return (
      <SearchRow
        key={row.key}
        id={rowId(own)}
        entry={row.entry}
        title={row.title}
        sub={row.sub}
        found={row.found}
        active={own === active}
        onPoint={() => setChosen(row.key)}
        onOpen={(inNewTab) => open(row, inNewTab)}
      />
    );
  };
  const isEmpty = search !== undefined && asked !== '' && count === 0;

  return (
    <Modal title={words.search} className={`fw-surface ${styles.panel}`} onClose={onClose}>
      <div className={styles.field}>
        <Search size={22} strokeWidth={1.8} className={styles.glass} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={words.search}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeRow && rowId(active)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          placeholder={words.example}
          value={query}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={onKey}
          className={styles.input}
        />
        {query !== '' && (
          <button type="button" className={styles.clear} aria-label={words.clearSearch} onClick={() => ask('')}>
            <span className={styles.clearWord}>{words.clear}</span>
            <X size={20} strokeWidth={1.8} className={styles.clearIcon} />
          </button>
        )}
        <button type="button" className={styles.escape} aria-label={words.closeSearch} onClick={onClose}>
          Esc
        </button>
      </div>
      {kinds.length > 0 && (
        <div role="group" aria-label={words.filter} className={styles.kinds}>
          {[undefined, ...kinds].map((each) => (
            <button
              key={each ?? 'all'}
              type="button"
              aria-pressed={kind === each}
              className={styles.kind}
              onClick={() => {
                setKind(each);
                setChosen(undefined);
              }}
            >
              {each ? words.kindNames[each].all : words.all} <span>{countOf(ofKind(found, each))}</span>
            </button>
          ))}
        </div>
      )}
      <div className={styles.results}>
        {failed && (
          <div role="alert" className={styles.failed}>
            <TriangleAlert size={24} strokeWidth={1.8} />
            <p>
              <strong>{words.failed}</strong>
              <span>{words.failedText}</span>
            </p>
            <Button variant="outlined" size="small" onClick={retry}>
              {words.tryAgain}
            </Button>
          </div>
        )}
        {!search && !failed && <Skeleton />}
        {isEmpty && <NoResults query={asked} search={search} onAsk={ask} />}
        <div id={`${id}-list`} role="listbox" aria-label={words.results}>
          {sections.map(({ key, name, fact, clear, rows: own, more }) => (
            <div key={key} role="group" aria-label={name} className={styles.section}>
              <p role="presentation" className={styles.sectionHead}>
                <span>{name}</span>
                {fact && <span className={styles.fact}>{fact}</span>}
                {clear && (
                  <button type="button" tabIndex={-1} className={styles.clearRecent} onClick={clear}>
                    {words.clearRecent}
                  </button>
                )}
              </p>
              {own.map(drawRow)}
              {more && drawRow(more)}
            </div>
          ))}
        </div>
      </div>
      <SearchFoot count={asked !== '' && search ? count : undefined} />
      <p role="status" className="fw-hidden">
        {announcement}
      </p>
    </Modal>
  );
}

function Skeleton() {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {[1, 2, 3, 4].map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}
