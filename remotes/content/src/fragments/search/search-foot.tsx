import { ChevronDown, ChevronUp, CornerDownLeft } from 'lucide-react';
import styles from './search-foot.module.css';
import * as words from './words';

/**
 * The keys of the search, on screens that have room and are likely to have a keyboard. `count` is absent before
 * anything is asked.
 */
export function SearchFoot({ count }: { count: number | undefined }) {
  const command = /Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <div className={styles.root}>
      {count === undefined ? (
        <p>{words.opensSearch(<kbd>/</kbd>, <kbd>{command}</kbd>, <kbd>K</kbd>)}</p>
      ) : (
        <p>
          <span>
            <kbd>
              <ChevronUp size={14} />
            </kbd>{' '}
            <kbd>
              <ChevronDown size={14} />
            </kbd>{' '}
            {words.move}
          </span>
          <span>
            <kbd>
              <CornerDownLeft size={14} />
            </kbd>{' '}
            {words.open}
          </span>
          <span>
            <kbd>{command}</kbd>{' '}
            <kbd>
              <CornerDownLeft size={14} />
            </kbd>{' '}
            {words.newTab}
          </span>
          <span>
            <kbd>Esc</kbd> {words.close}
          </span>
        </p>
      )}
      {count === undefined ? (
        <p>
          <span>
            <kbd>Esc</kbd> {words.close}
          </span>
        </p>
      ) : (
        <p>{words.resultsText(count)}</p>
      )}
    </div>
  );
}
