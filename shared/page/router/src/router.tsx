import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type NavigateOptions } from 'react-router-dom';

/**
 * The part of react-router the site uses: one facade, so that it travels once and its size is known.
 * The host owns the address bar; islands render a `Router` over the host's navigation service.
 */
export { matchPath, Route, Router, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
export type { Navigator } from 'react-router-dom';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the site, with its query and fragment if it has any. */
  to: string;
} & Pick<NavigateOptions, 'state' | 'replace'>;

/**
 * A real `<a href>` that goes through the navigation service when it is clicked, unless a modifier key, another mouse
 * button, `target` or the caller's own `onClick` says otherwise. React Router's own `Link` brings its code for
 * frameworks along (decision 29).
 */
export function Link({ to, state, replace, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={click} />;
}
