import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './foot-bar.module.css';

export type FootBarProps = {
  /** The one button. */
  children: ReactNode;
  figure: ReactNode;
  caption: ReactNode;
  /** The element whose action the bar repeats. The bar leaves while that is in view. */
  standsInFor?: RefObject<Element | null>;
};

/**
 * The class of a bar at the foot of a phone's window. An element with it also takes `data-foot-bar`, so that toasts
 * keep clear of it.
 */
export const footBarClass = styles.bar;

/** On phones: a figure and the page's one action, at the foot of the window where that is high enough. */
export function FootBar({ children, figure, caption, standsInFor }: FootBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const original = standsInFor?.current;
    if (!original) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // On a wide window there is no bar that could leave.
      const isDrawn = bar.current !== null && bar.current.getClientRects().length > 0;
      setAway(isDrawn && (entries.at(-1)?.isIntersecting ?? false));
    });
    observer.observe(original);
    return () => observer.disconnect();
  }, [standsInFor]);

  return (
    <div
      ref={bar}
      data-foot-bar={away ? undefined : ''}
      className={`${footBarClass} ${styles.root} ${away ? styles.away : ''}`}
    >
      <p>
        <strong className="fw-h3">{figure}</strong>
        <span>{caption}</span>
      </p>
      {children}
    </div>
  );
}
