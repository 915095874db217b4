import { startHost } from '@furrow/engine/start-host';
import { provided } from './provided';
import './shell/shell-styles';

startHost({
  lazyPackages: provided,
  loadNavigation: () => import(/* webpackChunkName: 'navigation' */ './navigation'),
});
