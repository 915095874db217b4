import { Link, useLocation } from '@furrow/router';

/** What an island shows where there is no page, in a root that has no 404 of its own. */
export function NoPage() {
  const { pathname } = useLocation();
  return (
    <p role="alert">
      There is no page at {pathname}. <Link to="/">Go to the start page</Link>
    </p>
  );
}
