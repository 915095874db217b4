import { Link } from '@furrow/router';
import { WholeCodes } from '@furrow/ui/whole-codes';
import type { Prose as ProseText } from './topic';

/** Text with its links, and with names of the API as code. */
export function Prose({ children }: { children: ProseText }) {
  if (typeof children === 'string') return <WholeCodes>{children}</WholeCodes>;
  return children.map((part) => {
    if (typeof part === 'string') return <WholeCodes key={part}>{part}</WholeCodes>;
    if ('code' in part) return <code key={part.code}>{part.code}</code>;
    return (
      <Link key={part.to} to={part.to}>
        {part.text}
      </Link>
    );
  });
}
