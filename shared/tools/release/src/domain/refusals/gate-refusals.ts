import type { Refusal } from './refusal';

/* Refusals that are about what the gate refuses: a release that does not go with what is live. */

export const gateRefusals = {
  'FUR-GATE-ROUTE-TAKEN': {
    happened: 'A release claims a path that another app of the site has.',
    why: 'A path belongs to one app. If two had it, a visitor would get whichever page was composed last.',
    advice:
      'Take the route out of `routes.ts`, or ask the team of the other app to release a version without it first.',
    example:
      'it claims /governance/:body, which dao owns. Take the route out of routes.ts, or have dao release a version without it first.',
  },
  'FUR-GATE-FILE-TAKEN': {
    happened: 'A release has a file for an address of the site that another app has.',
    why: 'An address belongs to one app, whichever of its versions is live.',
    advice: 'Take the file out, or ask the team of the other app to release a version without it first.',
    example:
      'it has a file for /feed.xml, which content owns. Take the file out, or have content release a version without it first.',
  },
  'FUR-GATE-PATH-OF-FILES': {
    happened: 'A release claims a path in the folder where the files of another app are.',
    why: 'The pages of one app and the files of another one would have the same addresses.',
    advice: 'Choose a path that does not begin with the name of an app.',
    example: 'it claims /dao/:name, but /dao/ is where the files of the app dao lie. Choose another path.',
  },
  'FUR-GATE-NAME-IS-PATH': {
    happened: 'The files of a new app would be in a folder whose name is the beginning of a page of another app.',
    why: 'The pages of one app and the files of another one would have the same addresses.',
    advice: 'Give the app another name.',
    example: 'its files would be in /governance/, but dao owns /governance/:body. Give the app another name.',
  },
  'FUR-GATE-ROUTE-DROPPED': {
    happened: 'A release no longer has a route that the live version serves.',
    why: 'Links and bookmarks that lead there would answer 404.',
    advice: 'Put the route back. If it is to go, say so with `--allow-drop`.',
    example:
      'it drops the route /checkout, which the live shop@1.0.0 serves: its visitors would get a 404. Put the route back, or use --allow-drop.',
  },
  'FUR-GATE-VERSION-TAKEN': {
    happened: 'The number of the release is taken by a release with another content.',
    why: 'A published version never changes, so that everybody knows what a number means.',
    advice: 'Raise the version in the `package.json` of the app and publish again.',
    example:
      'shop@1.1.0 is already published with different content, and a published version never changes. Raise the version in the package.json of shop, then publish again.',
  },
  'FUR-GATE-CONTRACT': {
    happened: 'The release and a host, or a remote, that visitors get speak different versions of the contract.',
    why: 'The page could not be mounted.',
    advice: 'Release a host that speaks both versions first, or update the package `@furrow/remote` and build again.',
    example: 'it speaks contract 2, but the live host@1.0.0 speaks 1. Release a host that speaks 2 first.',
  },
  'FUR-GATE-CAPABILITY': {
    happened: 'A remote requires something of the host that the host does not offer.',
    why: 'The page would call what is not there.',
    advice: 'Release a host that offers it first, or remove it from `requires` in `routes.ts`.',
    example:
      'it requires drawers and toasts of the host, which the live host@1.0.0 does not offer. Release such a host first, or remove it from "requires" in routes.ts.',
  },
  'FUR-GATE-LANGUAGE-PATH': {
    happened: 'A release claims a path under which the site has its pages in another language.',
    why: 'The translated pages of all apps have their addresses there.',
    advice: 'Choose another path.',
    example: 'it claims /es/ofertas, but under /es/ the site has its pages in the language es. Choose another path.',
  },
  'FUR-GATE-DOMAIN-PROOF': {
    happened: 'A release has a file or an element by which others recognize the owner of the domain.',
    why: 'A certificate or an account that somebody gets for such a proof outlives a rollback of the release.',
    advice:
      'Take it out, or ask the operator of the site to give it to the app under `proofs` in the settings of the site.',
    example:
      'it has a file for /ads.txt, by which others may take it for the owner of the domain, also after a rollback. Take the file out, or let the operator of the site give it the address: "proofs": {"/ads.txt":"shop"} in .furrow/site.json.',
  },
  'FUR-GATE-FRAGMENT-DROPPED': {
    happened:
      'A release lacks a fragment that a page of another team embeds, or no longer takes what that page gives to it.',
    why: 'That page would show its fallback instead.',
    advice: 'Put the fragment back, or use `--allow-drop` once the other team knows.',
    example:
      'it drops the fragment products, but the shell of host embeds it and would show its fallback. Put it back, or use --allow-drop once host knows.',
  },
  'FUR-GATE-SHELL-LOSS': {
    happened:
      'A release of the host neither embeds a fragment of its shell anymore nor offers a slot that the fragment fills.',
    why: 'Every page of the site would lose it.',
    advice:
      'Release the remote with `fills` first, add the fragment to a slot in the settings of the site, or use `--allow-drop`.',
    example:
      'its shell no longer embeds shop/cart, and shop@1.0.0 fills none of its slots, so every page would lose it. Release shop with "fills" first, add shop/cart to a slot in the settings of the site, or use --allow-drop.',
  },
  'FUR-GATE-SHARED-VERSION': {
    happened: 'Two releases need versions of a shared package that do not go together.',
    why: 'A page runs a single copy of the package.',
    advice: 'Build with the version of the site; with React, a remote may also bring its own.',
    example:
      'the live team3@1.1.0 needs chart ^5.0.0 as the only copy on the page, but it provides 4.0.0. Align the versions in the workspace catalog and build again.',
  },
  'FUR-GATE-TOKEN-MISSING': {
    happened: 'The style sheets of a remote use a custom property that the host does not set.',
    why: 'The declaration would have no effect, and the page would look wrong.',
    advice: 'Release the host first, or add a fallback value.',
    example:
      'it uses --fw-paper, which the live host@1.1.0 does not set. Release the host first, or add a fallback value: var(--fw-paper, …).',
  },
  'FUR-GATE-TOKEN-DROPPED': {
    happened: 'A release of the host no longer sets a custom property that live pages use.',
    why: 'Those pages would look wrong.',
    advice: 'Keep the property until no live release uses it, or use `--allow-drop`.',
    example:
      'its style sheets no longer set --fw-gap, which the live dao@1.1.0 uses. Keep it until dao no longer needs it, or use --allow-drop.',
  },
  'FUR-GATE-KIND-UNKNOWN': {
    happened: 'A page is of a kind for which the site has no budget.',
    why: 'Nobody could say whether the page is too heavy.',
    advice: 'Name one of the kinds of the site in `routes.ts`.',
    example:
      'the page /buy-food is of the kind "poster" in routes.ts, but the site has no budget for that kind. Its kinds are: form, content.',
  },
  'FUR-GATE-WEIGHT': {
    happened: 'A page weighs more than its budget.',
    why: 'Visitors wait for each byte, and the site has agreed on how many there are.',
    advice:
      "Cut the files that the message names, name a kind with more room, or agree on another budget with the operator of the site. Where a fragment wakes the page, give it `hydrate: 'interaction'` in `src/fragments.ts`.",
    example:
      'the page /buy-food weighs 1.5 kB of js, over the content budget of 1.0 kB. Its largest files: shop/1.0.0/page.js 1.5 kB. Cut them, or name the kind "form" in routes.ts, which has room for the page.',
  },
  'FUR-GATE-SCRIPT-HASH': {
    happened: 'A page runs a script of which its document does not name the hash.',
    why: 'Browsers refuse such a script on this site.',
    advice: 'Let the bundler add the hash, or list the module in the assets of the page.',
    example:
      'the page /almanac of almanac runs the script /almanac/1.0.0/page.js without a hash, which browsers refuse. A chunk gets its hash of the bundler, and a module is listed in the assets of the page: see docs/other-toolchains.md.',
  },
  'FUR-GATE-HYDRATION-LATE': {
    happened: 'A page did not hydrate in time in the browser of the check.',
    why: 'Its controls would do nothing.',
    advice: 'Open the page with `pnpm dev`, look at the console, and mend what keeps it.',
    example: 'the page /buy-food of shop did not hydrate within 20 seconds. The console says: Error: no farm',
  },
  'FUR-GATE-HYDRATION-DIFFERS': {
    happened: 'The first render of a page in the browser differs from its HTML.',
    why: 'React throws the HTML away and draws the page again, which visitors see as a jump.',
    advice: 'Read what depends on the visitor, the clock or chance with `useHydratedUnit()` and `useClientValue()`.',
    example:
      'the first render of the page /buy-food of shop differs from its HTML, so it cannot hydrate. Do not render anything that depends on the visitor, the clock or chance; useHydratedUnit() and useClientValue() read such values. The console says: Error: Minified React error #418',
  },
  'FUR-GATE-HYDRATION-ERROR': {
    happened: 'A page hydrates, and an error is in the console.',
    why: 'Visitors would have the same error.',
    advice: 'Mend what the message quotes.',
    example: 'the page /buy-food of shop hydrates with an error. The console says: TypeError: farm is undefined',
  },
  'FUR-GATE-NO-BROWSER': {
    happened: 'There is no browser for the check of the pages.',
    why: 'Without one, nobody knows whether the pages hydrate.',
    advice: 'Install Chromium, set `CHROMIUM_PATH`, or skip the check with `--no-browser`.',
    example:
      'The check needs a browser: install Chromium, set CHROMIUM_PATH to one, or skip the check with --no-browser.',
  },
  'FUR-GATE-NO-ROOM': {
    happened: 'The releases and previews of a team would fill more of the site than its quota.',
    why: 'One team could fill the disk for all others.',
    advice: 'Ask the operator to remove old versions with `release prune`, or to raise the quota.',
    example:
      'market has 1998.4 MB on this site, this build has 2.2 MB, and a team has room for 2000.0 MB. Ask the operator of the site to remove old versions and replaced previews ("release prune") or to give more room ("release serve --quota"). To roll back and to promote takes no room.',
  },
  'FUR-GATE-SLOT-UNKNOWN': {
    happened: 'A fragment fills a slot that no version of the other app has ever offered.',
    why: 'It would not appear on any page.',
    advice: 'Correct `fills` in `src/fragments.ts`.',
    example:
      'its fragment next fills the slot content/side, which content@1.0.0 does not offer. It offers aside: correct "fills" in src/fragments.ts.',
  },
  'FUR-GATE-SLOT-CLOSED': {
    happened: 'A fragment fills a slot that other apps may fill, but not this one.',
    why: 'The owner of the slot, or the operator of the site, decides who appears there.',
    advice: 'Ask the owner of the slot or the operator for a place.',
    example:
      'its fragment cart fills the slot host/tools, which only blog may fill by the settings of the site. Ask its operator.',
  },
  'FUR-GATE-SLOT-PROPS': {
    happened: 'A fragment does not accept the props that its slot gives.',
    why: 'It would fail where it is shown.',
    advice: 'Let the schema of the fragment take what the slot gives.',
    example:
      'its fragment part does not fit into the slot content/farm: it does not accept the props {"count":3} (farm: Invalid input: expected string, received undefined), which the page /farm of content gives. Let its schema take what the slot gives.',
  },
  'FUR-GATE-SLOT-CIRCLE': {
    happened: 'A fragment would be inside itself, by the slots that it fills and has.',
    why: 'Composing the page would never end.',
    advice: 'Take one of the slots of the circle out of `fills`.',
    example:
      'its fragment part would stand in itself: giving/part > shop/part > giving/part. Take shop/b out of its "fills", or the slot out of one of these.',
  },
  'FUR-GATE-SLOT-DEPTH': {
    happened: 'A fragment would be more slots deep than a page may have.',
    why: 'Each level makes pages slower to compose and harder to understand.',
    advice: 'Fill a slot that is further out.',
    example:
      'its fragment part would lie 4 slots deep: content/farm > giving/part > shop/part > dao/part > farmer/part. At most 3 are filled: fill a slot further out.',
  },
  'FUR-GATE-SLOT-FULL': {
    happened: 'The slot has all the parts that it takes.',
    why: 'Its owner says how many fit on the page.',
    advice: 'Ask the owner of the slot for a place.',
    example:
      'its fragment part-0 has no room in the slot content/farm, which takes 4 parts; those of others: 0. Ask content for a place.',
  },
  'FUR-GATE-SLOT-PROPS-CHANGED': {
    happened: 'A release gives other props to a slot, and a fragment of another team does not take them.',
    why: 'That fragment would disappear from the page.',
    advice: 'Give both for one version, or use `--allow-drop` once the other team knows.',
    example:
      'its slot farm gives other props, and giving/part would be left out: it is prerendered for none of them, such as {"count":5}. Give both for one version, or use --allow-drop once giving knows.',
  },
  'FUR-GATE-SLOT-HEADING': {
    happened: 'A fragment begins with a heading of another level than its slot says.',
    why: 'Readers of a screen reader would find a gap in the outline of the page.',
    advice: 'Change the level of the heading.',
    example:
      'its fragment part begins with a heading of level 4 on /farm, and parts of the slot content/farm begin with level 2. Change its heading.',
  },
  'FUR-GATE-SLOT-WEIGHT': {
    happened: 'The parts of a slot weigh more than the slot has room for.',
    why: 'The page that offers the slot would become too heavy because of others.',
    advice: 'Cut the parts that the message names, or agree on another budget with the owner of the slot.',
    example:
      'the parts of the slot content/farm weigh 2.2 kB of html on /farm, over its budget of 1.0 kB. The largest: giving/part 2.2 kB. Cut them, or agree on another budget with content.',
  },
} as const satisfies Record<string, Refusal>;
