/**
 * The part of react-router the site uses: one facade, so that it travels once and its size is known.
 * The host owns the address bar; islands render a `Router` over the host's navigation service.
 */
export {
  Link,
  matchPath,
  Router,
  Routes,
  Route,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Navigator } from 'react-router-dom';
