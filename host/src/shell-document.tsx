import { controlsInPage } from '@furrow/formats/controls';
import type { EmbeddedFragment } from '@furrow/formats/fragment.schema';
import { EmbedsContext } from '@furrow/remote/fragment';
import { reactMinor } from '@furrow/remote/island-root';
import { splitHead } from '@furrow/remote/split-head';
import { createTrustedTypes } from '@furrow/remote/trusted-types.inline';
import type { SiteNavigation } from '@furrow/contract';
import { markVisitor } from '@furrow/you/mark-visitor';
import { youKey } from '@furrow/you/model';
import textFont from '@furrow/ui/fonts/furrow-text.woff2';
import displayFont from '@furrow/ui/fonts/furrow-display.woff2';
import { renderToStaticMarkup } from 'react-dom/server';
import { giveUpLateStyles } from './boot/late-styles.inline';
import { hostTerms } from './federation/host-terms';
import { requestTimeout } from './federation/load-error';
import NotFoundPage from './shell/not-found.page';
import { cohortOf } from '@furrow/discovery/cohort';
import { chooseVersion, visitorKey } from './boot/canary.inline';
import { recordEarlyInput } from './boot/record.inline';
import { ignoreAbandonedFades } from './boot/fade-errors.inline';
import { keepOnePicture, keepOnePictureOnReveal } from './boot/one-picture.inline';
import { themeColorMeta, themeInlineScript } from './boot/theme.inline';
import { ComposedContext, cutMenus } from './shell/menu-links';
import { Shell, Slot } from './shell/shell';
import { withRouter } from './navigation/host-view';
import { icons } from './icons';

/** The shell is the same for all pages, and nobody navigates while it is rendered, so it is rendered for no page. */
const nowhere = { pathname: '', search: '', hash: '' };
const navigation: SiteNavigation = {
  current: () => nowhere,
  subscribe: () => () => {},
  createHref: (to) => to,
  push() {},
  replace() {},
  go() {},
  prefetch() {},
};

const links = { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target], [download]' } }] };

/**
 * Speculation rules for a page that sleeps, whose links load documents. The browser fetches the next document when the
 * pointer is on a link, and renders it when the pointer is pressed, at most two at a time. What a page does for its
 * visitor waits until the visitor opens it (`boot/when-shown.ts`). A hydrated page needs no rules, because the host
 * fetches the next page itself; it removes them, and so does a page whose visitor saves data.
 */
const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [{ where: links, eagerness: 'moderate' }],
  prerender: [{ where: links, eagerness: 'conservative' }],
})}</script>`;

/**
 * Renders the shell to HTML for the release command, which composes documents of it. A mark stands where the page goes.
 */
export function renderShell() {
  const embeds: EmbeddedFragment[] = [];
  const rendered = renderToStaticMarkup(
    <EmbedsContext value={(embedded) => void embeds.push(embedded)}>
      <ComposedContext value>
        {withRouter(
          <Shell>
            <Slot />
          </Shell>,
          navigation,
        )}
      </ComposedContext>
    </EmbedsContext>,
  );
  const { shell, menus } = cutMenus(splitHead(rendered).fragment);
  const notFound = splitHead(renderToStaticMarkup(withRouter(<NotFoundPage />, navigation)));
  return {
    react: reactMinor,
    terms: { speaks: hostTerms.speaks, capabilities: hostTerms.capabilities },
    head: [
      '<meta charset="utf-8">',
      `<script>(${chooseVersion.toString()})(${cohortOf.toString()},${JSON.stringify(visitorKey)})</script>`,
      `<script>(${giveUpLateStyles.toString()})(${requestTimeout})</script>`,
      `<script>(${ignoreAbandonedFades.toString()})();(${keepOnePictureOnReveal.toString()})(${keepOnePicture.toString()})</script>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      themeColorMeta(),
      `<script>${themeInlineScript()}</script>`,
      `<script>(${markVisitor.toString()})(${JSON.stringify(youKey)})</script>`,
      `<script>(${recordEarlyInput.toString()})(${JSON.stringify(controlsInPage)});(${createTrustedTypes.toString()})()</script>`,
      ...[displayFont, textFont].map(
        (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
      ),
      icons,
    ].join('\n'),
    shell: `<div id="shell">${shell}</div>`,
    menus,
    sleeping: { head: speculationRules },
    embeds,
    notFound: { head: notFound.head, html: `<div data-view="not-found">${notFound.fragment}</div>` },
  };
}
