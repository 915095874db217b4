import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('giving', []);
