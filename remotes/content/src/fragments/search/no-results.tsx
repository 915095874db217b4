import noResults from '@furrow/ui/art/spot-no-results.svg';
import { Link } from '@furrow/router';
import type { SiteSearch } from './search.model';
import styles from './no-results.module.css';

type NoResultsProps = { query: string; search: SiteSearch; onAsk: (query: string) => void };

/** Nothing was found: the nearest words that are known, and three lists to look through. */
export function NoResults({ query, search, onAsk }: NoResultsProps) {
  const near = search.near(query);
  const lists = [
    { label: `All ${search.count('lot')} lots`, to: '/marketplace' },
    { label: `${search.count('campaign')} campaigns`, to: '/campaigns' },
    { label: `${search.count('article')} articles`, to: '/resources/blog' },
  ];
  return (
    <div className={styles.root}>
      <img src={noResults} alt="" width={140} height={110} className={styles.art} />
      <div>
        <h3>Nothing found for “{query}”.</h3>
        <p className={styles.text}>
          {near && (
            <>
              Did you mean{' '}
              <button type="button" className={styles.near} onClick={() => onAsk(near)}>
                {near}
              </button>
              ?{' '}
            </>
          )}
          {near ? 'Or look through everything:' : 'Look through everything:'}
        </p>
        <p className={styles.lists}>
          {lists.map(({ label, to }) => (
            <Link key={to} to={to} className={styles.near}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}
