import { requestTimeout } from '@furrow/contract/request-timeout';
import { fullLoadAttribute } from '@furrow/contract/page-attributes';
import { fragmentTag } from '@furrow/contract/fragment-element';
import { hydrateAttribute } from '@furrow/contract/hydrate-policy';
import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { clickedLink } from '../navigation/clicked-link';
import { useServices } from './services';

/**
 * HTML in the form that React accepts. Keep the same object for as long as the page lives, because React sets the HTML
 * again for a different one.
 */
export type StaticHtmlText = { __html: string };

/**
 * A function that renders the static part of a page and stores it for the release. The prerenderer provides it; in the
 * browser there is none.
 */
export const StaticHtmlSinkContext = createContext<((path: string, children: ReactNode) => StaticHtmlText) | undefined>(
  undefined,
);

/** Where a release keeps the static part of the page at `path`, relative to the release folder. */
export function staticHtmlFile(path: string): string {
  return `static${path === '/' ? '/index' : path}.json`;
}

const address = (path: string) => __webpack_public_path__ + __RELEASE_FOLDER__ + staticHtmlFile(path);

/**
 * The static part of the page at `path`: from the document if it came with this release's page, or else from the
 * release. The release never changes, so HTML and styles always fit together.
 *
 * @throws Error when it does not load
 */
export async function loadStaticHtml(path: string): Promise<StaticHtmlText> {
  const url = address(path);
  const sent = document.querySelector(`[data-static-html="${CSS.escape(url)}"]`);
  if (sent) return { __html: withoutVersions(sent) };
  const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeout) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const { html } = (await response.json()) as { html: string };
  return { __html: html };
}

/**
 * The HTML of `part`, in which no fragment names a version anymore. So when the page is shown again, each fragment is
 * looked up in the current site, instead of being hydrated from HTML that a visitor may have changed.
 */
function withoutVersions(part: Element): string {
  if (!part.querySelector(fragmentTag)) return part.innerHTML;
  const copy = part.cloneNode(true) as Element;
  const said = [hydrateAttribute, 'data-version', 'data-react', 'data-ids'];
  for (const place of copy.querySelectorAll(fragmentTag)) for (const name of said) place.removeAttribute(name);
  return copy.innerHTML;
}

type StaticHtmlProps = {
  /** The elements, where pages are prerendered, in development and in tests. */
  children?: ReactNode;
  /** The path of the page that it is a part of. */
  path: string;
  /** What {@link loadStaticHtml} resolved with, in the browser. */
  html?: StaticHtmlText;
  /**
   * The components of the part. A browser runs none of them, but the bundler keeps the styles of named components only.
   */
  madeOf?: object;
};

/**
 * A part of a page that stays unchanged prerendered. Its text is sent once, as HTML, and its components are not sent at
 * all. Its links open pages without a new document, like all other links.
 */
export function StaticHtml({ children, path, html }: StaticHtmlProps) {
  const prerender = useContext(StaticHtmlSinkContext);
  const { navigation, trustMarkup } = useServices();
  const text = html ?? prerender?.(path, children);
  if (html) trustMarkup?.(html.__html);

  function follow(event: MouseEvent) {
    const link = clickedLink(event);
    const to = link?.getAttribute('href');
    if (!to?.startsWith('/') || link?.hasAttribute(fullLoadAttribute)) return;
    event.preventDefault();
    navigation.push(to);
  }

  if (!text) return <div onClick={follow}>{children}</div>;
  return (
    <div data-static-html={address(path)} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={text} />
  );
}
