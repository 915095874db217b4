import { Link } from '@furrow/router';
import type { Prose as ProseText } from './topic';

/** Text with the links it names. */
export function Prose({ children }: { children: ProseText }) {
  if (typeof children === 'string') return children;
  return children.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.to} to={part.to}>
        {part.text}
      </Link>
    ),
  );
}
