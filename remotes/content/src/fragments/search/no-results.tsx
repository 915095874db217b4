import noResults from '@furrow/ui/art/spot-no-results.svg';
import type { SiteSearch } from './search.model';
import styles from './no-results.module.css';

type NoResultsProps = { query: string; search: SiteSearch; onAsk: (query: string) => void };

/** One of each: a crop, a place, and two that a visitor may not expect here. */
const examples = ['tomatoes', 'Vermont', 'loans', 'careers'];

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
        <h3>Nothing found for “{query}”.</h3>
        <p className={styles.text}>
          {near && <>Did you mean {word(near)}? </>}
          Try a crop, a farm or a place.
        </p>
        <p className={styles.lists}>{examples.map(word)}</p>
      </div>
    </div>
  );
}
