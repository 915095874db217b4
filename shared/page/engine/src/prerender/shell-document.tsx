import { controlsInPage } from '@furrow/formats/controls';
import { addressIn } from '@furrow/formats/language-address';
import type { EmbeddedFragment } from '@furrow/formats/fragment.schema';
import { EmbedsContext } from '@furrow/remote/fragment';
import { reactMinor } from '@furrow/remote/island-root';
import { offeredSlot, slotRecorder } from '@furrow/remote/placed-slots';
import { SlotsContext } from '@furrow/remote/slot';
import type { RemoteSlots } from '@furrow/remote/slots';
import { splitHead } from '@furrow/remote/split-head';
import { createTrustedTypes } from '@furrow/remote/trusted-types.inline';
import type { SiteNavigation } from '@furrow/contract';
import type { ShellMenu } from '@furrow/formats/menu.schema';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { giveUpLateStyles } from '../head/late-styles.inline';
import { hostTerms } from '../later/releases/host-terms';
import { requestTimeout } from '@furrow/contract/request-timeout';
import { livePlaces } from '../common/shell-element';
import { cohortOf } from '@furrow/discovery/cohort';
import { chooseVersion, visitorKey } from '../head/canary.inline';
import { recordEarlyInput } from '../head/record.inline';
import { ignoreAbandonedFades } from '../head/fade-errors.inline';
import { keepOnePicture, keepOnePictureOnReveal } from '../head/one-picture.inline';
import { themeColorMeta, themeInlineScript, type ThemeColors } from '../head/theme.inline';
import { withRouter } from '../later/navigation/host-view';

/** The shell is the same for all pages, and nobody navigates while it is rendered, so it is rendered for no page. */
const nowhere = { pathname: '', search: '', hash: '' };
const navigation: SiteNavigation = {
  current: () => nowhere,
  subscribe: () => () => {},
  createHref: (to) => addressIn(to, __LANGUAGE__),
  push() {},
  replace() {},
  go() {},
  prefetch() {},
};

const links = { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target], [download]' } }] };

/**
 * Speculation rules for a page that sleeps, whose links load documents. The browser fetches the next document when the
 * pointer is on a link, and renders it when the pointer is pressed, at most two at a time. What a page does for its
 * visitor waits until the visitor opens it (`when-shown.ts`). A hydrated page needs no rules, because the host
 * fetches the next page itself; it removes them, and so does a page whose visitor saves data.
 */
const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [{ where: links, eagerness: 'moderate' }],
  prerender: [{ where: links, eagerness: 'conservative' }],
})}</script>`;

/** What a site has around its pages. */
export type SiteShell = {
  /**
   * Everything around the pages, with the outlet of the page in it. Browsers draw nothing before the element of
   * `livePlaces.progress` has arrived, which follows the header, so that nothing moves in the header while it arrives.
   */
  shell: ReactNode;
  /** The page for a path that nobody owns. */
  notFound: ReactNode;
  themeColors: ThemeColors;
  /** Inline scripts of the site, which run before the first paint. */
  scripts: string[];
  /** The addresses of the fonts that every page needs first. */
  fonts: string[];
  /** Head tags of its icons and its web manifest. */
  icons: string;
  /** The slots in the shell, which releases of remotes fill. */
  slots: RemoteSlots;
  /** Extracts from the HTML of the shell what the release command has to know about its menus. */
  cutMenus: (shell: string) => { shell: string; menus: ShellMenu[] };
};

/**
 * Renders the shell to HTML for the release command, which composes documents of it. A mark stands where the page goes.
 */
export function shellDocument(site: SiteShell) {
  const embeds: EmbeddedFragment[] = [];
  const placed = slotRecorder('The shell', site.slots.slots);
  const rendered = renderToStaticMarkup(
    <EmbedsContext value={(embedded) => void embeds.push(embedded)}>
      <SlotsContext value={placed.note}>{withRouter(site.shell, navigation)}</SlotsContext>
    </EmbedsContext>,
  );
  const { shell, menus } = site.cutMenus(splitHead(rendered).fragment);
  const notFound = splitHead(renderToStaticMarkup(withRouter(site.notFound, navigation)));
  return {
    react: reactMinor,
    terms: { speaks: hostTerms.speaks, capabilities: hostTerms.capabilities },
    head: [
      '<meta charset="utf-8">',
      `<script>(${chooseVersion.toString()})(${cohortOf.toString()},${JSON.stringify(visitorKey)})</script>`,
      `<script>(${giveUpLateStyles.toString()})(${requestTimeout})</script>`,
      `<script>(${ignoreAbandonedFades.toString()})();(${keepOnePictureOnReveal.toString()})(${keepOnePicture.toString()})</script>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<link rel="expect" blocking="render" href="#${livePlaces.progress}">`,
      themeColorMeta(site.themeColors),
      `<script>${themeInlineScript(site.themeColors)}</script>`,
      ...site.scripts.map((script) => `<script>${script}</script>`),
      `<script>(${recordEarlyInput.toString()})(${JSON.stringify(controlsInPage)});(${createTrustedTypes.toString()})()</script>`,
      ...site.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
      site.icons,
    ].join('\n'),
    shell: `<div id="shell">${shell}</div>`,
    menus,
    sleeping: { head: speculationRules },
    embeds,
    slots: site.slots.slots.map(offeredSlot),
    shellSlots: placed.all(),
    notFound: { head: notFound.head, html: `<div data-view="not-found">${notFound.fragment}</div>` },
  };
}
