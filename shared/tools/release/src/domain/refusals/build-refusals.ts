import type { Refusal } from './refusal';

/* Refusals that are about what is wrong with a build, whatever is live. */

export const buildRefusals = {
  'FUR-BUILD-HOST-ROUTES': {
    happened: 'The build of the host claims routes.',
    why: 'Pages belong to remotes, so that their teams release them.',
    advice: 'Move the pages into a remote.',
    example: 'the host claims routes, but pages belong to remotes. Move them into a remote.',
  },
  'FUR-BUILD-TOO-MANY-ROUTES': {
    happened: 'The build has more routes than an app may have.',
    why: 'The patterns of all apps are compared with each other.',
    advice: 'Combine routes with variable segments.',
    example: 'it has 2001 routes, and a remote may have at most 2000. Combine them with variable segments.',
  },
  'FUR-BUILD-FILE-MISSING': {
    happened:
      'The manifest, a page, a menu of the host or an entry of the search names a file that is not in the build.',
    why: 'Browsers would ask for it in vain.',
    advice: 'Build again from a clean folder.',
    example: 'the page /buy-food names the file late.js, which is not in the build. Build again.',
  },
  'FUR-BUILD-FILE-ADDRESS': {
    happened: 'A file for the site has a name that cannot be an address of it.',
    why: 'Some servers or stores would not find it, or the site needs the name.',
    advice: 'Use lower-case letters, digits and dashes, and a usual ending.',
    example:
      'its file site/Feed.xml cannot have an address of the site. Use lower-case letters, digits and dashes, an ending such as .xml, .json, .txt, .png or .ico, and no name that the site itself needs.',
  },
  'FUR-BUILD-FILE-COMPRESSED': {
    happened: 'A file has the name of a compressed copy.',
    why: 'Copies are made when a release is stored, and this one would take their place.',
    advice: 'Leave the file out of the build.',
    example:
      'its file late.js.br has the name of a compressed copy, which no visitor can ask for. Leave it out of the build: copies are made when a release is stored.',
  },
  'FUR-BUILD-FILE-NAME': {
    happened: 'The name or path of a file is not one that every disk and store can hold.',
    why: 'The release could not be stored or copied everywhere.',
    advice: 'Give the file a plain name.',
    example: 'its file "../late.js" does not have a valid path. Use plain folder and file names.',
  },
  'FUR-BUILD-FILE-RESERVED': {
    happened: 'A file has the name of a file that is made when a release is stored.',
    why: 'One of the two would replace the other.',
    advice: 'Give the file another name.',
    example:
      'its file release.json has the name of a file that is made when a release is stored. Give it another name.',
  },
  'FUR-BUILD-NOT-EXPOSED': {
    happened: 'The build does not expose a module that the host mounts.',
    why: 'The host would have nothing to show.',
    advice: 'Build the remote with `defineRemote()`.',
    example:
      'it does not expose ./lifecycles, so the host has nothing to mount. Expose src/lifecycles.ts under that name.',
  },
  'FUR-BUILD-ROUTE-PATTERN': {
    happened: 'A route is not a valid pattern.',
    why: 'Neither the host nor a server would know which paths it means.',
    advice: 'Write lower-case segments, with `:name` for a variable one.',
    example:
      'the route "/index" is not a valid pattern. Use lower-case segments, :name for a variable one, no slash at the end, and at most 500 characters.',
  },
  'FUR-BUILD-ROUTE-EMPTY': {
    happened: 'A route has no prerendered page.',
    why: 'Without a document there is nothing to show at its address.',
    advice: 'List the paths under `pages` in `routes.ts`.',
    example: 'the route /a has no prerendered page. List its paths under "pages" in routes.ts.',
  },
  'FUR-BUILD-PAGE-PATH': {
    happened: 'The path of a page cannot be the name of a document.',
    why: 'Servers would not find it.',
    advice: 'Use lower-case letters, digits and dashes, and no slash at the end.',
    example:
      'the page "/seeds/index" cannot be a document of the site. Use lower-case letters, digits and dashes, and no slash at the end.',
  },
  'FUR-BUILD-PAGE-ROUTE': {
    happened: 'A page does not match the route that lists it.',
    why: 'The router would show another page there.',
    advice: 'Correct `pages` in `routes.ts`.',
    example: 'the page /b/one does not match its route /a/:id. Correct "pages" in routes.ts.',
  },
  'FUR-BUILD-PAGE-MISSING': {
    happened: 'A page was not prerendered.',
    why: 'The document of the page would be missing.',
    advice: 'Build again and look at what the build says.',
    example: "the page /late was not prerendered. Build again and look at the build's messages.",
  },
  'FUR-BUILD-PAGE-UNNAMED': {
    happened: 'The build has a document that no route names.',
    why: 'It is left from another build, or a route is missing.',
    advice: 'Build again from a clean folder.',
    example: 'there is a document for /checkout, which no route names. Build again from a clean folder.',
  },
  'FUR-BUILD-PAGE-TWICE': {
    happened: 'Two routes name the same page.',
    why: 'A document belongs to one route.',
    advice: 'Keep the page in one of them.',
    example: 'two routes name the page /buy-food. Keep it in one of them.',
  },
  'FUR-BUILD-FRAGMENT-SCHEMA': {
    happened: 'A fragment of the release does not accept its own props, or its schema cannot be used.',
    why: 'Other teams are checked against this schema.',
    advice: 'Correct the schema of the fragment.',
    example: 'of its fragment slow, its schema takes too long to check the props. Correct its schema.',
  },
  'FUR-BUILD-FRAGMENT-TWICE': {
    happened: 'Two fragments of a release have one name.',
    why: 'Pages and slots find a fragment by its name, so one of the two would stand nowhere.',
    advice: 'Give one of them another name. `defineFragments` says the same while it is built.',
    example: 'two of its fragments have the name part. Give one of them another name.',
  },
  'FUR-BUILD-FILLS-TWICE': {
    happened: 'A fragment fills one slot twice.',
    why: 'Its part would stand there twice, and take the room of two.',
    advice: 'Keep one of the two in `fills`. `defineFragments` says the same while it is built.',
    example: 'its fragment part fills the slot content/farm twice. Keep one of the two.',
  },
  'FUR-BUILD-PART-HTML': {
    happened: 'A fragment that fills a slot has HTML that does not end with it, is very long, or speaks for the page.',
    why: 'What follows it on pages of other teams would stand elsewhere, or behave as this part says.',
    advice:
      'Close each element that the part opens, and no other. Take out elements such as `<main>` and `<meta>`, and the attributes `autofocus`, a positive `tabindex` and `on…`.',
    example: 'its fragment part has <meta>, which speaks for the whole page. Take it out.',
  },
  'FUR-BUILD-PART-ID': {
    happened:
      'A fragment that fills a slot has or names an id that the page, or another such fragment of the release, may have, too.',
    why: 'Labels and links would lead to the wrong element.',
    advice: 'Take the id from `useId`, or begin it with the name of the app and have it in one fragment alone.',
    example:
      'its fragment part has the id "main", which a page that it stands in may have, too. Take the id from useId, or begin it with "giving-".',
  },
  'FUR-BUILD-PART-STYLE': {
    happened: 'A fragment that fills a slot has styles that reach the page around it.',
    why: 'It would change how pages of other teams look.',
    advice:
      'Begin each selector with a class of its own, as CSS modules do, and names of fonts and custom properties with the name of the app.',
    example:
      'its fragment part has styles for "body", which reach the page around it. Begin each selector with a class of its own, as CSS modules do.',
  },
  'FUR-BUILD-TRANSITION-NAME': {
    happened: 'A style sheet names a part of a page transition with a name that is not of this app.',
    why: 'Two parts of one name cancel the transition of the whole page.',
    advice: 'Begin the name with the name of the app.',
    example:
      'its file late.css names a part of a page transition "header". Two parts of one name cancel the transition for everybody: begin the name with "shop-".',
  },
  'FUR-BUILD-NONE': {
    happened: 'There is no build where the command looks for one.',
    why: 'A version is made of a build.',
    advice: 'Build the app, or publish without `--no-build`.',
    example:
      'There is no build in remotes/shop/dist: build.json is missing. Build the app first, or publish without --no-build.',
  },
  'FUR-BUILD-INCOMPLETE': {
    happened: 'The build lacks a file that it needs.',
    why: 'The release would be broken.',
    advice: 'Build the app again.',
    example: 'The build in remotes/shop/dist is missing remote.json. Build the app again.',
  },
  'FUR-BUILD-MALFORMED': {
    happened: 'A file of the build is not JSON, or a field of it is missing or wrong.',
    why: 'Nobody knows what the release would be.',
    advice: 'Build the app again. In a build that another toolchain made, correct the field that the message names.',
    example: 'remotes/shop/dist/build.json, made from package.json and src/routes.ts: app must be string.',
  },
  'FUR-BUILD-FAILED': {
    happened: 'The build of the app failed.',
    why: 'A version is made of a build.',
    advice: 'Read what the build printed above, and fix that.',
    example: 'The build of shop failed; see above. Nothing was published.',
  },
  'FUR-BUILD-OTHER-APP': {
    happened: 'The build in the folder is of another app.',
    why: 'It would be released under the wrong name.',
    advice: 'Give both the same name in `package.json` and `routes.ts`.',
    example:
      'The build in remotes/copy is a build of shop, not of copy. Give both the same name in package.json and routes.ts.',
  },
  'FUR-BUILD-NO-APP': {
    happened: 'There is no app of this name in the repository.',
    why: 'The command cannot know what to build.',
    advice:
      'Check the name; apps are the host and the folders in `remotes`. `--dist` names a build of another toolchain.',
    example:
      'There is no app "nobody" in /home/ada/furrow. Apps are the host and the folders in remotes/, or a package in its own repository. Name the build of another toolchain with --dist.',
  },
  'FUR-BUILD-ADDRESS': {
    happened: 'A file of the build holds its own address, and another file holds the hash of it.',
    why: 'The address of a release is known only after its hashes.',
    advice: 'Build with the public path `auto`.',
    example:
      'The file page.js of the build holds its own address /shop/1.1.0/, and page.html holds the hash of it. Build with the public path "auto".',
  },
  'FUR-BUILD-LINK': {
    happened: 'The build contains a link instead of a file.',
    why: 'A release holds files alone, and a link could lead anywhere.',
    advice: 'Replace the link with a copy of its target.',
    example:
      'remotes/shop/dist/assets/farm.png is neither a file nor a folder. A release can contain only files. Replace the link with a copy of its target.',
  },
} as const satisfies Record<string, Refusal>;
