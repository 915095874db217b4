import { routes as remote } from '@furrow/app/routes';
import type { ShellOptions } from '@furrow/formats/build.schema';
import { matchPath } from '@furrow/router';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import type { PageLocation } from './contract';
import { Pages } from './island';
import { identifierPrefix, reactMinor } from './island-root';
import { createPageLoader } from './page-loader';
import type { Services } from './services';
import { splitHead } from './split-head';

export type PrerenderedPage = { path: string; pattern: string; head: string; fragment: string };
export type DiscoveredRoutes = { routes: string[]; shell: Record<string, ShellOptions> };
export type PrerenderedRemote = {
  name: string;
  react: string;
  routes: { pattern: string; pages: string[]; module: string; shell?: ShellOptions }[];
  pages: PrerenderedPage[];
};

/**
 * Renders every concrete page of this remote to HTML. Runs at the remote's build, in Node, in the same mode as its web build.
 *
 * @throws Error that names the page when it fails to render, renders nothing or has no title
 */
export async function prerenderRemote(): Promise<PrerenderedRemote> {
  const pages = createPageLoader(remote);
  const rendered: PrerenderedPage[] = [];
  const routes: PrerenderedRemote['routes'] = [];
  for (const route of remote.routes) {
    const paths = route.pages ? await route.pages() : [route.path];
    for (const path of paths) {
      if (!matchPath(route.path, path)) {
        throw new Error(`${remote.name}: ${path} is listed in pages of "${route.path}" but does not match it.`);
      }
      const loaded = await pages.load(path);
      if (!loaded?.Page) {
        const module = moduleOf(route.page, route.path).replace(/^\.\//, '');
        throw new Error(`${module}:1: has no default export. Write: export default function …Page() {…}`);
      }
      rendered.push({ path, pattern: route.path, ...(await prerenderPage(path, pages)) });
    }
    routes.push({ pattern: route.path, pages: paths, module: moduleOf(route.page, route.path), shell: route.shell });
  }
  return { name: remote.name, react: reactMinor, routes, pages: rendered };
}

/** The remote's routes as the discovery document holds them: all that a development host needs to know of the remote. */
export function discoveredRoutes(): DiscoveredRoutes {
  const declared = remote.routes.flatMap(({ path, shell }) => (shell ? [[path, shell] as const] : []));
  return { routes: remote.routes.map(({ path }) => path), shell: Object.fromEntries(declared) };
}

async function prerenderPage(path: string, pages: ReturnType<typeof createPageLoader>) {
  const location: PageLocation = { pathname: path, search: '', hash: '' };
  let error: unknown;
  const failed = (cause: unknown) =>
    new Error(
      `${remote.name}: ${path} failed to prerender. ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  const { prelude } = await prerenderToNodeStream(
    <Pages location={location} pages={pages} services={prerenderServices(location)} />,
    {
      identifierPrefix: identifierPrefix(remote.name),
      progressiveChunkSize: Infinity,
      onError: (thrown) => {
        error ??= thrown;
      },
    },
  ).catch((cause: unknown) => {
    throw failed(cause);
  });
  const html = await text(prelude);
  if (error) throw failed(error);
  const { head, fragment } = splitHead(html);
  if (!fragment) throw new Error(`${remote.name}: ${path} rendered nothing.`);
  if (!head.includes('<title'))
    throw new Error(`${remote.name}: ${path} has no <title>. Render <PageMeta> in the page.`);
  return { head, fragment };
}

/** The page's module, from the text of its dynamic import as the node build writes it. */
function moduleOf(page: () => Promise<unknown>, path: string): string {
  const module = /"([^"]+\.page\.tsx)"/.exec(page.toString())?.[1];
  if (!module) {
    throw new Error(`${remote.name}: page of "${path}" must be () => import('./pages/<page>/<page>.page').`);
  }
  return module;
}

function prerenderServices(location: PageLocation): Services {
  const inBrowserOnly = () => {
    throw new Error('Pages must not use shell services while they render.');
  };
  return {
    navigation: {
      current: () => location,
      subscribe: () => () => {},
      createHref: (to) => to,
      push: inBrowserOnly,
      replace: inBrowserOnly,
      go: inBrowserOnly,
      prefetch: inBrowserOnly,
    },
    notify: inBrowserOnly,
    theme: { current: () => 'light', subscribe: () => () => {} },
    notFound: inBrowserOnly,
    reportError: inBrowserOnly,
  };
}
