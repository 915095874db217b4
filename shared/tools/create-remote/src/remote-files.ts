import { pageFiles, routeLine, type PageStart } from './page-files';

/** What every remote consists of beside its package.json, by path in its folder. */
export function remoteFiles(
  name: string,
  routes: readonly string[],
  start?: PageStart,
): [path: string, content: string][] {
  return [
    ['rspack.config.ts', rspackConfig],
    ['src/routes.ts', routesFile(name, routes)],
    ...routes.flatMap((route) => pageFiles(route, start)),
  ];
}

const rspackConfig = `import { defineRemote } from '@furrow/bundler/define-remote';

export default defineRemote(import.meta.dirname);
`;

function routesFile(name: string, routes: readonly string[]): string {
  return `import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('${name}', [
${routes.map((route) => routeLine(route)).join('\n')}
]);
`;
}
