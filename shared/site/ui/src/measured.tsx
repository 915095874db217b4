import { Fragment } from 'react';
import { measuresIn } from './measures';

export type MeasuredProps = {
  /** A text with measures in it, such as `62 km from Salem`. */
  children: string;
};

/**
 * A text whose measures are in the units that the visitor reads. The HTML has both, `3.6 °C (38.5 °F)`, and styles leave
 * one out, so a page is the same before and after hydration and for every visitor. What was signed is shown without it.
 */
export function Measured({ children }: MeasuredProps) {
  return measuresIn(children).map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Fragment key={index}>
        <span className="fw-metric">{part.metric}</span>
        <span className="fw-us">
          <span className="fw-both"> (</span>
          {part.us}
          <span className="fw-both">)</span>
        </span>
      </Fragment>
    ),
  );
}
