import type { ComponentPropsWithRef } from 'react';
import { Link } from '@furrow/router';
import { addressHere } from './structured-data';
import { newTab } from './words';

export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the site, `#id`, or a full address (`https:`, `mailto:`, `tel:`). */
  to: string;
  /** Asks for a whole document instead of a navigation inside the page. */
  fullLoad?: boolean;
};

/** The one way to write a link: inside the site by the router, outside in a new tab which is announced as such. */
export function Anchor({ children, to, fullLoad, ...rest }: AnchorProps) {
  if (/^https?:/.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="fw-hidden">{newTab}</span>
      </a>
    );
  }
  if (fullLoad || /^(mailto:|tel:|#)/.test(to)) {
    return (
      <a href={__LANGUAGE__ && fullLoad ? addressHere(to) : to} data-full-load={fullLoad ? '' : undefined} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
