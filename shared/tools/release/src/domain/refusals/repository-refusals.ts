import type { Refusal } from './refusal';

/* Refusals that are about commands in the repository of a remote, and those that make a repository. */

export const repositoryRefusals = {
  'FUR-LOCK-UNUSABLE': {
    happened: '`site.lock` cannot be read.',
    why: 'Nobody knows which site the remote was checked against.',
    advice: 'Write it again with `furrow lock`.',
    example: 'site.lock is not valid JSON. Pin what is live with: furrow lock --against https://furrow.example',
  },
  'FUR-LOCK-SITE-GONE': {
    happened: 'The site no longer lists the versions that the hash names.',
    why: 'What was live then cannot be found by its hash.',
    advice: 'Use the `site.lock` of that time from the history of the repository.',
    example:
      'https://furrow.example no longer lists the versions of the site 0123456789abcdef. What is live is aca006582f709b58. A site.lock from that time, in the history of the repository, still works as long as the site keeps its releases.',
  },
  'FUR-LOCK-RELEASE-GONE': {
    happened: 'The site no longer has a release that `site.lock` names, or has another one.',
    why: 'The site of the lock cannot be shown.',
    advice: 'Pin what is live with `furrow lock`.',
    example: 'site.lock names giving@1.0.0, which the site no longer has.',
  },
  'FUR-REMOTE-NONE-HERE': {
    happened: 'The folder is not the repository of a remote.',
    why: 'The command works on the remote in the current folder.',
    advice: 'Go to the folder with `package.json` and `rspack.config.ts`.',
    example:
      '/home/ada/garden is not the repository of a remote. Run this in the folder with its package.json and rspack.config.ts.',
  },
  'FUR-REMOTE-SCRIPT-MISSING': {
    happened: 'The `package.json` lacks a script that the check runs.',
    why: 'Without it, the check would say less than it promises.',
    advice: 'Add the script, or run `pnpm check <name>` in the workspace of the site.',
    example: 'package.json has no script "types". In the workspace of the site, run: pnpm check shop',
  },
  'FUR-REMOTE-SCRIPT-FAILED': {
    happened: 'A script of the remote failed during the check.',
    why: 'The release would have the fault that it found.',
    advice: 'Read what the script printed above.',
    example: 'npm run lint failed; see above.',
  },
  'FUR-REMOTE-IS-HOST': {
    happened: 'The host would be developed inside the live site.',
    why: 'The host is around all remotes.',
    advice: 'Develop it with `pnpm dev`.',
    example: 'The host wraps all remotes, so develop it with "pnpm dev". A remote has a live site around it.',
  },
  'FUR-REMOTE-TYPES-UNREADABLE': {
    happened: 'The types of another remote cannot be read.',
    why: 'Your code would be checked against the wrong types.',
    advice: 'Tell the team of that remote.',
    example:
      'The types of dao cannot be read: its live release declares "shop/cart" in a way that no build of a remote does. Tell that team about it.',
  },
  'FUR-ADAPT-DESCRIPTION': {
    happened: 'The description of a remote is missing, or one of its fields is wrong.',
    why: 'Nobody knows which component is shown at which path.',
    advice: 'Correct the field, as the example in `docs/other-toolchains.md` has it.',
    example:
      'pantry.json: pages.0.html must have an element with data-app for the component. docs/other-toolchains.md has an example.',
  },
  'FUR-ADAPT-BUILD': {
    happened: 'The folder has no build of Module Federation with a manifest, or one that lacks a file of it.',
    why: 'The manifest says which files a component needs.',
    advice: 'Build the remote first, with a version of Module Federation that writes `mf-manifest.json`.',
    example:
      '/home/ada/pantry/dist has no mf-manifest.json. Build the remote with a Module Federation that writes its manifest.',
  },
  'FUR-ADAPT-ADDRESS': {
    happened: 'The remote was built for one address.',
    why: 'It would load its files from there, and neither from the release nor from a preview.',
    advice: 'Build it with the `publicPath` `auto`.',
    example: '/home/ada/pantry/dist was built for the address https://cdn.example/. Build it with the publicPath auto.',
  },
  'FUR-ADAPT-REACT': {
    happened: 'The remote does not share a React with which its components can be shown.',
    why: 'A component and what shows it need one React, and a site does not lend its own to such a remote.',
    advice: 'Share `react` and `react-dom/client`; before React 19 `react-dom` is enough.',
    example:
      'The remote does not share a React that shows components: add react, and react-dom/client, to what it shares.',
  },
  'FUR-ADAPT-EXPOSE': {
    happened: 'A page names a module that the remote does not expose.',
    why: 'The page would have nothing to show.',
    advice: 'Name one that it exposes.',
    example: 'The remote does not expose ./App. It exposes ./Shelf.',
  },
  'FUR-ADAPT-FOLDER': {
    happened: 'The folder for the release holds something else, is a file, or lies in the folder of the build.',
    why: 'The release takes the place of the folder, and something could be lost.',
    advice: 'Name an empty folder, or one that is not there yet.',
    example: '/home/ada/pantry holds something other than a release. Name an empty folder as dist.',
  },
  'FUR-MESSAGES-NONE': {
    happened: 'The app has no messages.',
    why: 'There is nothing to translate.',
    advice: 'Move the texts of the app into files named `words.ts`, as `docs/languages.md` says.',
    example: '/home/ada/garden has no messages: no file named words.ts below src.',
  },
  'FUR-MESSAGES-DAMAGED': {
    happened: 'A file of translations cannot be read.',
    why: 'Translations could be lost, or come to the wrong messages.',
    advice: 'Ask for the file again, as the program for translators wrote it.',
    example: 'garden.es.xlf cannot be read: it is not well-formed XML: 12:9: unexpected close tag.',
  },
  'FUR-MESSAGES-INCOMPLETE': {
    happened: 'A message in a file of translations has more or fewer texts than its code.',
    why: 'It is not known which text belongs to which case, such as one thing and several.',
    advice: 'Give the message its texts back, as `messages export` writes them.',
    example: 'src/ui/words.ts: pieces has another number of texts than here: 1 instead of 2.',
  },
  'FUR-MESSAGES-PLACEHOLDER': {
    happened: 'A translation has lost a placeholder, or has one that its code does not know.',
    why: 'The page would not say a value, such as a name or a price, or a link would be gone.',
    advice: 'Put the placeholder back. It may stand anywhere in the text.',
    example: 'src/ui/words.ts: pieces has lost its placeholder p1.',
  },
  'FUR-MESSAGES-UNKNOWN': {
    happened: 'A file of translations has a message, or a file, that the app does not have.',
    why: 'The translation would be lost without a word.',
    advice: 'Take the message out of the file, or export the messages again and copy the other translations.',
    example: 'src/ui/words.ts: there is no message "basket".',
  },
  'FUR-MESSAGES-DIFFERENT': {
    happened: 'A file and its translation do not have the same messages, values or data.',
    why: 'A page would lack a text, or a value such as a name or a price.',
    advice: 'Change the translation as each line says.',
    example: 'src/ui/words.es.ts: pieces does not say count.',
  },
  'FUR-UPGRADE-REGISTRY': {
    happened: 'The registry of the repository does not have a package that it asks for.',
    why: 'Nobody can tell which version of it is the newest.',
    advice: 'Set the address of the registry in `.npmrc`, or wait until it can be reached.',
    example: 'The registry does not have @furrow/engine. Its address is in .npmrc: npm config get @furrow:registry',
  },
  'FUR-UPGRADE-INSTALL': {
    happened: 'The newest packages could not be installed.',
    why: 'Nothing that is built or tested would tell anything about them.',
    advice: 'Read what the program that installs packages printed above, and run it again.',
    example:
      'npm install failed; see above. The files package.json ask for the newest packages already. To go back, restore them from your history.',
  },
  'FUR-CREATE-MISSING': {
    happened: 'Something that the new repository needs was not named.',
    why: 'Its files are made of these names.',
    advice: 'Add what the message names.',
    example:
      'This is missing: the name of its first remote: --remote catalog.\n\nUsage: npm create furrow-site <name> -- --remote <name> [--packages <address>]',
  },
  'FUR-CREATE-NAME': {
    happened: 'A name or a path cannot be used.',
    why: 'It is taken, or it could not be an address.',
    advice: 'Choose another one.',
    example:
      '"Farm Stand" is not a valid name for a site. Write it like farmstand.\n\nUsage: npm create furrow-site <name> -- --remote <name> [--packages <address>]',
  },
  'FUR-CREATE-EXISTS': {
    happened: 'There is a file or a folder of this name.',
    why: 'It would be overwritten.',
    advice: 'Choose another name, or move it.',
    example: 'package.json already exists. Choose another name, or move it.',
  },
  'FUR-CREATE-HOST': {
    happened: 'The host of the site cannot show a new remote of this version.',
    why: 'The page could not be mounted.',
    advice: 'Use the version of `create-furrow-remote` that the site was made with.',
    example:
      'A new remote needs React ^20.1.0, but the host of https://furrow.example has 19.3.1. Use the version of create-furrow-remote that the site was made with.',
  },
  'FUR-CREATE-SLOT': {
    happened: 'The site does not offer the slot.',
    why: 'The fragment would not appear on any page.',
    advice: 'Choose one of the slots that the message names.',
    example: 'There is no slot "content/lot" on https://furrow.example. There are: content/farm, host/tools.',
  },
  'FUR-CREATE-NO-SITE': {
    happened: 'The address is not that of a site of Furrow.',
    why: 'A new remote is made for a site.',
    advice: 'Check the address.',
    example:
      'https://example.com is not a Furrow site, or an earlier release command made it: /host.json returned 404.',
  },
} as const satisfies Record<string, Refusal>;
