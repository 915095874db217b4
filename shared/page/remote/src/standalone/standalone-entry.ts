import './standalone-policy';
import { routes } from '@furrow/app/routes';
import * as lifecycles from '../island/exposed-lifecycles';
import { startStandalone } from './standalone';

// The entry of every remote's standalone page.
void startStandalone(routes, lifecycles);
