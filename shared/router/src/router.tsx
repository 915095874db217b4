import type { LinkProps } from 'react-router-dom';
import { Link as RouterLink } from 'react-router-dom';

/**
 * The part of react-router the site uses: one facade, so that it travels once and its size is known.
 * The host owns the address bar; islands render a `Router` over the host's navigation service.
 */
export { matchPath, Route, Router, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
export type { LinkProps, Navigator } from 'react-router-dom';

/** A real `<a href>` that goes through the navigation service when clicked. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}
