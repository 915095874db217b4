import { startStandalone } from '@furrow/remote/standalone';
import * as lifecycles from './lifecycles';
import { routes } from './routes';

void startStandalone(routes, lifecycles);
