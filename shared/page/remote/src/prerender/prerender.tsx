import * as declared from '@furrow/app/routes';
import { siteFiles } from '@furrow/app/site-files';
import { fragments as offered } from '@furrow/app/fragments';
import { slots as places } from '@furrow/app/slots';
import type { ShellOptions } from '@furrow/formats/build.schema';
import type { EmbeddedFragment, FragmentProps } from '@furrow/formats/fragment.schema';
import type { OfferedSlot, PlacedSlot, SlotFacts } from '@furrow/formats/slot.schema';
import { fragmentIdMark } from '@furrow/contract/fragment-element';
import { addressIn } from '@furrow/formats/language-address';
import { formatFragmentProps } from '@furrow/formats/fragment-props';
import type { HydratePolicy } from '@furrow/contract/hydrate-policy';
import { siteFolder } from '@furrow/formats/site-file';
import { matchPath } from '@furrow/router';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { safeParse } from 'zod/mini';
import type { PageLocation } from '@furrow/contract';
import { EmbedsContext } from '../pages/fragment';
import { SlotsContext } from '../pages/slot';
import { FragmentRoot, nowhere } from '../island/fragment-root';
import type { RemoteFragment } from '../pages/fragments';
import { Pages } from '../island/island';
import { jsonSchemaOf, offeredSlot, slotRecorder } from './placed-slots';
import { describedPage } from './search-entries';
import { identifierPrefix, reactMinor } from '../island/island-root';
import { createPageLoader } from '../island/page-loader';
import type { NavigationLinks } from '../pages/routes';
import type { Services } from '../pages/services';
import { splitHead } from './split-head';
import { staticHtmlFile, StaticHtmlSinkContext } from '../pages/static-html';

const remote = declared.routes;
/** A file without links exports none, and the bundler warns of a name that is not exported. */
const { navigation = [] }: { navigation?: NavigationLinks | undefined } = { ...declared };

export type PrerenderedPage = {
  path: string;
  pattern: string;
  head: string;
  fragment: string;
  embeds?: EmbeddedFragment[];
  slots?: PlacedSlot[];
};
export type PrerenderedFragment = Pick<RemoteFragment, 'name' | 'hydrate' | 'size' | 'fills'> & {
  /** JSON Schema of its props. */
  schema: Record<string, unknown>;
  /** JSON Schema of an object with the detail of each event that it sends, by name; absent when it sends none. */
  events?: Record<string, unknown>;
  variants: { props: FragmentProps; html: string }[];
  /** The slots in its HTML, with the props that they give. */
  slots: PlacedSlot[];
  chunks: ChunkId[];
};
export type DiscoveredRoutes = {
  routes: string[];
  shell: Record<string, ShellOptions>;
  navigation: NavigationLinks;
  requires?: string[];
  slots?: SlotFacts;
};
export type ChunkId = string | number;
export type PrerenderedRemote = {
  name: string;
  react: string;
  /** What it cannot do without in a host. */
  requires?: string[] | undefined;
  /**
   * Each route with its concrete pages, with the chunks that its page is loaded from, as this build numbers them, and
   * with its static files.
   */
  routes: {
    pattern: string;
    pages: string[];
    chunks: ChunkId[];
    files: string[];
    hydrate?: HydratePolicy;
    kind?: string;
    shell?: ShellOptions;
  }[];
  /** The links to its pages in the menus of the host. */
  navigation: NavigationLinks;
  pages: PrerenderedPage[];
  fragments: PrerenderedFragment[];
  /** The slots in its pages and fragments for fragments of others. */
  slots: OfferedSlot[];
  /** Files for the release, by their path in it: the static parts of its pages, and what it gives to the site. */
  files: Record<string, string | Uint8Array>;
};

/**
 * Renders every concrete page of this remote to HTML. Runs at the remote's build, in Node, in the same mode as its web build.
 *
 * @param sourceOf finds the file that a chunk was made for, relative to the app's folder
 * @throws Error that names the page when it has no default export, fails to render, renders nothing or is missing a title,
 *   and when its path does not match its route; Error that names the fragment when a variant does not fit its schema or
 *   does not render
 */
export async function prerenderRemote(sourceOf: (chunk: ChunkId) => string | undefined): Promise<PrerenderedRemote> {
  const pages = createPageLoader(remote);
  const rendered: PrerenderedPage[] = [];
  const files: PrerenderedRemote['files'] = {};
  const routes: PrerenderedRemote['routes'] = [];
  for (const route of remote.routes) {
    const paths = route.pages ? await route.pages() : [route.path];
    const { module, chunks } = await recorded(route.page);
    if (!module.default) {
      // An import leaves the ending out, and a page is a .tsx file.
      const source = sourceOf(chunks.at(-1) ?? '')?.replace(/(\.tsx)?$/, '.tsx') ?? 'src/routes.ts';
      throw new Error(`${source}:1: has no default export. Write: export default function …Page() {…}`);
    }
    const own: string[] = [];
    for (const path of paths) {
      if (!matchPath(route.path, path)) {
        throw new Error(`${remote.name}: ${path} is listed in pages of "${route.path}" but does not match it.`);
      }
      await pages.load(path);
      const { staticHtml, ...page } = await prerenderPage(path, pages);
      if (staticHtml !== undefined) {
        own.push(staticHtmlFile(path));
        files[staticHtmlFile(path)] = JSON.stringify({ html: staticHtml });
      }
      rendered.push({ path, pattern: route.path, ...page });
    }
    const { path: pattern, hydrate, kind, shell } = route;
    routes.push({ pattern, pages: paths, chunks, files: own, hydrate, kind, shell });
  }
  checkNavigation(navigation, new Set(rendered.map(({ path }) => path)));
  const described = rendered.flatMap(({ path, head, fragment }) => describedPage(path, head, fragment) ?? []);
  for (const [path, content] of Object.entries(await siteFiles(described))) files[siteFolder + path] = content;
  const fragments: PrerenderedFragment[] = [];
  for (const fragment of offered.fragments) fragments.push(await prerenderFragment(fragment));
  const { name, requires } = remote;
  const slots = places.slots.map(offeredSlot);
  return { name, react: reactMinor, requires, routes, navigation, pages: rendered, fragments, slots, files };
}

/** @throws Error that names the link which leads to no page of the remote, or stands in its menu twice */
function checkNavigation(links: NavigationLinks, pages: ReadonlySet<string>): void {
  for (const [index, { menu, to }] of links.entries()) {
    if (!pages.has(to))
      throw new Error(
        `${remote.name}: navigation in routes.ts has ${to} in the menu "${menu}", and there is no such page.`,
      );
    if (links.findIndex((link) => link.menu === menu && link.to === to) < index)
      throw new Error(`${remote.name}: navigation in routes.ts has ${to} in the menu "${menu}" twice.`);
  }
}

/** The remote's routes as the discovery document holds them: all that a development host needs to know of the remote. */
export function discoveredRoutes(): DiscoveredRoutes {
  const options = remote.routes.flatMap(({ path, shell }) => (shell ? [[path, shell] as const] : []));
  const { requires } = remote;
  const fills = offered.fragments.flatMap(({ name: fragment, fills: filled = [] }) =>
    filled.map((one) => ({ ...one, fragment })),
  );
  return {
    routes: remote.routes.map(({ path }) => path),
    shell: Object.fromEntries(options),
    navigation,
    ...(requires && { requires }),
    ...(fills.length > 0 && { slots: { fills } }),
  };
}

async function prerenderPage(path: string, pages: ReturnType<typeof createPageLoader>) {
  const location: PageLocation = { pathname: path, search: '', hash: '' };
  const embeds = new Map<string, EmbeddedFragment>();
  let staticHtml: string | undefined;
  // React may render a part of a page more than once.
  const onEmbed = (embedded: EmbeddedFragment) =>
    void embeds.set(`${embedded.of} ${formatFragmentProps(embedded.props)}`, embedded);
  const slots = slotRecorder(path, places.slots);
  const placesNoted = (children: ReactNode) => (
    <EmbedsContext.Provider value={onEmbed}>
      <SlotsContext.Provider value={slots.note}>{children}</SlotsContext.Provider>
    </EmbedsContext.Provider>
  );
  const { head, fragment } = await renderToHtml(
    path,
    identifierPrefix(remote.name),
    placesNoted(
      <StaticHtmlSinkContext.Provider
        value={(_path, children) => {
          // Without the hints for pictures that React puts first: they belong to no place in a page.
          staticHtml = splitHead(renderToStaticMarkup(placesNoted(children))).fragment;
          return { __html: staticHtml };
        }}
      >
        <Pages location={location} pages={pages} services={prerenderServices(location)} />
      </StaticHtmlSinkContext.Provider>,
    ),
  );
  if (!head.includes('<title'))
    throw new Error(`${remote.name}: ${path} has no <title>. Render <PageMeta> in the page.`);
  const placed = slots.all();
  return {
    head,
    fragment,
    staticHtml,
    ...(embeds.size > 0 && { embeds: [...embeds.values()] }),
    ...(placed.length > 0 && { slots: placed }),
  };
}

/** @throws Error that names the fragment when it has no variants, or one that does not fit its schema or does not render */
async function prerenderFragment({ name, module, schema, hydrate, size, fills }: RemoteFragment) {
  const what = `the fragment ${name}`;
  const slots = slotRecorder(what, places.slots);
  const { module: loaded, chunks } = await recorded(module);
  const { propsSchema, eventsSchema, variants } = await schema();
  if (variants.length === 0)
    throw new Error(
      `${remote.name}: ${what} has no variants. Name the props to prerender in its schema file, such as [{}].`,
    );
  const rendered: PrerenderedFragment['variants'] = [];
  for (const props of variants) {
    const checked = safeParse(propsSchema, props);
    if (!checked.success)
      throw new Error(
        `${remote.name}: ${what} has the variant ${formatFragmentProps(props)}, which its schema refuses: ${checked.error.issues[0]?.path.join('.')} ${checked.error.issues[0]?.message}`,
      );
    const { head, fragment } = await renderToHtml(
      what,
      fragmentIdMark,
      <EmbedsContext.Provider
        value={({ of }) => {
          throw new Error(`It embeds ${of}: a fragment holds no other fragment.`);
        }}
      >
        <SlotsContext.Provider value={slots.note}>
          <FragmentRoot Fragment={loaded.default} fragmentProps={props} services={prerenderServices(nowhere)} />
        </SlotsContext.Provider>
      </EmbedsContext.Provider>,
    );
    if (/<(?:title|meta)\b/.test(head))
      throw new Error(`${remote.name}: ${what} writes to the head of the document, which belongs to the page.`);
    rendered.push({ props, html: fragment });
  }
  return {
    name,
    schema: jsonSchemaOf(propsSchema),
    ...(eventsSchema && { events: jsonSchemaOf(eventsSchema) }),
    variants: rendered,
    slots: slots.all(),
    chunks,
    hydrate,
    size,
    ...(fills && { fills }),
  };
}

/** @throws Error that names `what` when it does not render, or renders nothing */
async function renderToHtml(what: string, prefix: string, element: ReactNode) {
  let error: unknown;
  const html = await new Promise<string>((resolve, reject) => {
    // React 18 has this function as well; `react-dom/static` came with 19.
    const { pipe } = renderToPipeableStream(element, {
      identifierPrefix: prefix,
      progressiveChunkSize: Infinity,
      onError: (thrown) => {
        error ??= thrown;
      },
      onShellError: reject,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    });
  }).catch((cause: unknown) => {
    error ??= cause;
    return '';
  });
  if (error)
    throw new Error(
      `${remote.name}: ${what} failed to prerender. ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  const parts = splitHead(html);
  if (!parts.fragment) throw new Error(`${remote.name}: ${what} rendered nothing.`);
  return parts;
}

/** Loads a page or a fragment, and returns it with the chunks that the bundle's runtime loaded for it. */
async function recorded<Module>(load: () => Promise<Module>): Promise<{ module: Module; chunks: ChunkId[] }> {
  const runtime = __webpack_require__;
  const chunks: ChunkId[] = [];
  const { e: loadChunk } = runtime;
  runtime.e = (id, ...rest) => {
    chunks.push(id);
    return loadChunk(id, ...rest);
  };
  try {
    return { module: await load(), chunks };
  } finally {
    runtime.e = loadChunk;
  }
}

function prerenderServices(location: PageLocation): Services {
  const inBrowserOnly = () => {
    throw new Error('Pages must not use shell services while they render.');
  };
  return {
    navigation: {
      current: () => location,
      subscribe: () => () => {},
      createHref: (to) => addressIn(to, __LANGUAGE__),
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
