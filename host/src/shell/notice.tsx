import { Button } from '@furrow/ui/button';
import { codeFailed } from '@furrow/engine/notice';
import * as words from './words';
import styles from './notice.module.css';
import { livePlaces } from '@furrow/engine/shell-element';

/**
 * The notice, which says at first that the page can be read although its code does not run. Every document contains it,
 * hidden, so that `boot/notice.ts` can show it when no other code of the host has loaded. It is at the foot of the
 * window, where it covers neither the header nor a cart.
 */
export function Notice() {
  return (
    <div id={livePlaces.notice} aria-live="polite" className={styles.root}>
      <div className={styles.row} data-foot-bar hidden>
        <p className={styles.text}>{codeFailed}</p>
        <Button variant="outlined" size="small">
          {words.tryAgain}
        </Button>
      </div>
    </div>
  );
}
