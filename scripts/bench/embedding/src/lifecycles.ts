import { createLifecycles } from '@furrow/remote/lifecycles';
import { routes } from './routes';

export const { bootstrap, mount, update, unmount } = createLifecycles(routes);
