import { ChevronDown, ChevronUp, CornerDownLeft } from 'lucide-react';
import { resultsText } from './search-sections';
import styles from './search-foot.module.css';

/**
 * The keys of the search, on screens that have room and are likely to have a keyboard. `count` is absent before
 * anything is asked.
 */
export function SearchFoot({ count }: { count: number | undefined }) {
  const command = /Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <div className={styles.root}>
      {count === undefined ? (
        <p>
          <kbd>/</kbd> or <kbd>{command}</kbd> <kbd>K</kbd> opens search on any page
        </p>
      ) : (
        <p>
          <span>
            <kbd>
              <ChevronUp size={14} />
            </kbd>{' '}
            <kbd>
              <ChevronDown size={14} />
            </kbd>{' '}
            move
          </span>
          <span>
            <kbd>
              <CornerDownLeft size={14} />
            </kbd>{' '}
            open
          </span>
          <span>
            <kbd>{command}</kbd>{' '}
            <kbd>
              <CornerDownLeft size={14} />
            </kbd>{' '}
            new tab
          </span>
          <span>
            <kbd>Esc</kbd> close
          </span>
        </p>
      )}
      {count === undefined ? (
        <p>
          <span>
            <kbd>Esc</kbd> close
          </span>
        </p>
      ) : (
        <p>{resultsText(count)}</p>
      )}
    </div>
  );
}
