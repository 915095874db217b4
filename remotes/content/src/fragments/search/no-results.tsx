import noResults from '@furrow/ui/art/spot-no-results.svg';
import type { SiteSearch } from './search.model';
import styles from './no-results.module.css';
import * as words from './words';

type NoResultsProps = { query: string; search: SiteSearch; onAsk: (query: string) => void };

/** Nothing was found: the nearest words that are known, and four that find something. */
export function NoResults({ query, search, onAsk }: NoResultsProps) {
  const near = search.near(query);
  const word = (each: string) => (
    <button key={each} type="button" className={styles.near} onClick={() => onAsk(each)}>
      {each}
    </button>
  );
  return (
    <div className={styles.root}>
      <img src={noResults} alt="" width={140} height={110} className={styles.art} />
      <div>
        <h3>{words.nothingFound(query)}</h3>
        <p className={styles.text}>
          {near && words.didYouMean(word(near))}
          {words.tryAnother}
        </p>
        <p className={styles.lists}>{words.examples.map(word)}</p>
      </div>
    </div>
  );
}
