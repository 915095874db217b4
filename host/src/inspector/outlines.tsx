import { useEffect, useReducer, type CSSProperties } from 'react';
import type { Part } from './measure';
import styles from './outlines.module.css';

export type OutlinesProps = { parts: (Part & { color: string })[]; lit: string | undefined };

/** A colored frame around each remote and around the host's own parts, with a marker at the upper left. Frames let every click through. */
export function Outlines({ parts, lit }: OutlinesProps) {
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', measureAgain, options);
    window.addEventListener('resize', measureAgain);
    return () => {
      window.removeEventListener('scroll', measureAgain, options);
      window.removeEventListener('resize', measureAgain);
    };
  }, []);
  return parts.flatMap((part) =>
    boxesOf(part.name).map((box, index) => (
      <div
        key={`${part.name} ${index}`}
        className={styles.root}
        data-faded={lit !== undefined && lit !== part.name ? '' : undefined}
        style={
          {
            '--part': part.color,
            '--top': `${box.top}px`,
            '--left': `${box.left}px`,
            '--width': `${box.width}px`,
            '--height': `${box.height}px`,
          } as CSSProperties
        }
        aria-hidden="true"
      >
        {index === 0 && (
          <span className={styles.marker}>
            <span className={styles.bead} />
            <b>{part.name}</b>
            <span className={styles.detail}>
              {part.version}{' '}
              {part.loaded &&
                `${Math.round(part.loaded.to - part.loaded.from)} ms ${Math.round(part.loaded.bytes / 1000)} kB`}
            </span>
          </span>
        )}
      </div>
    )),
  );
}

/** The parts of the page that belong to the host: everything above and below the slot. */
function boxesOf(name: string): DOMRect[] {
  const elements =
    name === 'host'
      ? document.querySelectorAll('#shell header, #shell footer')
      : document.querySelectorAll(`[data-island="${name}"]`);
  return [...elements].map((element) => element.getBoundingClientRect());
}
