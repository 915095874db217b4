import { Link, useLocation } from '@furrow/router';

/** What an island shows when there is no page, in a root without its own 404 page. */
export function NoPage() {
  const { pathname } = useLocation();
  return (
    <p role="alert">
      There is no page at {pathname}. <Link to="/">Go to the home page</Link>
    </p>
  );
}
