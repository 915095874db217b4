import type { Refusal } from './refusal';

/* Refusals that are about versions, previews, environments and canaries. */

export const releaseRefusals = {
  'FUR-RELEASE-UNKNOWN-VERSION': {
    happened: 'The version is not published.',
    why: 'There is nothing to show.',
    advice: 'Choose one of the versions that the message names, or publish it.',
    example: 'There is no dao@1.1.0. Published versions: 1.0.0.',
  },
  'FUR-RELEASE-NONE-PUBLISHED': {
    happened: 'No version of the app is published.',
    why: 'There is nothing to take off the site.',
    advice: 'Check the name of the app with `release status`.',
    example: 'No version of shop is published.',
  },
  'FUR-RELEASE-NO-APP': {
    happened: 'The site has no app of this name.',
    why: 'The command would do nothing, and nobody would notice.',
    advice: 'Choose one of the apps that the message names.',
    example: 'There is no app "typo" on this site. Its apps are: host, shop.',
  },
  'FUR-RELEASE-HOST-CANARY': {
    happened: 'The host would get a part of the visitors.',
    why: 'Its shell is in every document, so there is one version of it at a time.',
    advice: 'Promote it without `--traffic`.',
    example: 'The host has no canary: its shell is in every document. Promote host@1.1.0 without --traffic.',
  },
  'FUR-RELEASE-HOST-STAYS': {
    happened: 'The host would be taken off the site.',
    why: 'Every page is inside the host.',
    advice: 'Promote another version of it, or roll it back.',
    example: 'Without the host there is no site. Promote or roll back to another version of it.',
  },
  'FUR-RELEASE-NO-LIVE-VERSION': {
    happened: 'The app has no live version.',
    why: 'There is nobody to share visitors with, and nothing to roll back.',
    advice: 'Promote a version without `--traffic` first.',
    example: 'shop has no live version to roll back.',
  },
  'FUR-RELEASE-IS-DEFAULT': {
    happened: 'The default version would get a part of the visitors alone.',
    why: 'The rest of the visitors would have no version.',
    advice: 'Promote or roll back to another version.',
    example: 'shop@1.0.0 is the default version. To take visitors away from it, promote or roll back to another one.',
  },
  'FUR-RELEASE-NO-VISITORS': {
    happened: 'The version to be withdrawn has no visitors.',
    why: 'A rollback would change nothing.',
    advice: 'See with `release status` which version is live.',
    example: 'shop@1.2.0 has no visitors.',
  },
  'FUR-RELEASE-ONLY-ONE': {
    happened: 'No other version of the app was live, unless it was withdrawn.',
    why: 'There is nothing to go back to.',
    advice: 'Publish and promote a repaired version, or take the app off the site with `release retire`.',
    example:
      'There is nothing to go back to from dao@1.0.0: every other version of dao was never live, or was withdrawn. Publish and promote a repaired version instead.',
  },
  'FUR-RELEASE-TARGET-UNTRUSTED': {
    happened: 'The version to go back to lacks a valid signature.',
    why: 'The site accepts releases of its teams alone.',
    advice: 'Have a team sign that version, then roll back again.',
    example:
      'shop@1.1.0 cannot be rolled back yet: shop@1.0.0 is not signed. Have someone who may release shop sign it: release sign shop@1.0.0, then roll back again.',
  },
  'FUR-PREVIEW-NAME': {
    happened: 'The name cannot be that of a preview.',
    why: 'It becomes a part of a host name.',
    advice: 'Use lower-case letters and digits with single hyphens, such as `pr-12`.',
    example: '"staging" does not name an app. A preview is called by a name and an app, such as pr-12--shop.',
  },
  'FUR-PREVIEW-VERSION': {
    happened: 'A build for a preview would go live.',
    why: 'It was made for another address.',
    advice: 'Publish the change under a number of its own.',
    example:
      'shop@1.1.0-preview-pr-12 was built for a preview and cannot go live. Publish the change under a number of its own: "release publish shop" builds it with the one in its package.json.',
  },
  'FUR-PREVIEW-NUMBER': {
    happened: 'A build that can go live would be shown in a preview.',
    why: 'Its number would be taken before it is published.',
    advice: 'Let `release preview` build it, or set `FURROW_PREVIEW` for the build.',
    example:
      'The build is of shop@1.1.0, a number that can go live. Let "release preview shop" build it, or set FURROW_PREVIEW to the name of the preview for the build.',
  },
  'FUR-PREVIEW-DAYS': {
    happened: 'The preview would be open for too long or too short a time.',
    why: 'Each preview holds the files of its releases.',
    advice: 'Choose a number of days in the range that the message names.',
    example: 'A preview is open for 1 to 90 days, and not for 400.',
  },
  'FUR-PREVIEW-UNKNOWN': {
    happened: 'There is no preview, or no environment, of this name.',
    why: 'The command has nothing to work on.',
    advice: 'Choose one of those that the message names.',
    example: 'There is no preview "staging". There is none at all.',
  },
  'FUR-PREVIEW-TOO-MANY': {
    happened: 'The team has as many previews as it may have.',
    why: 'Each preview holds the files of its releases.',
    advice: 'Remove one with `release preview --remove`.',
    example:
      'market has 20 previews, and a team may have 20. Remove one that is done with: preview --remove pr-1--shop',
  },
  'FUR-PREVIEW-ENDED': {
    happened: 'The time of the preview is over.',
    why: 'Its address shows the live site, which is not what was asked for.',
    advice: 'Use the live site, or have the preview made again.',
    example: 'The preview pr-12--shop has ended. Its address shows the live site, which is at https://furrow.example.',
  },
  'FUR-PREVIEW-KEY': {
    happened: 'The preview opens only with a key.',
    why: 'Its site does not show previews to strangers.',
    advice: 'Name the link that you were given, with the key in it.',
    example:
      'https://pr-12--shop.preview.furrow.example opens with a key. Name the link that you were given: https://pr-12--shop.preview.furrow.example/?key=…',
  },
  'FUR-PREVIEW-HOSTS': {
    happened: 'The address of the site is that of a preview or an environment.',
    why: 'The site itself would be taken for it, or nobody could open it.',
    advice:
      'Name other host names with `--previews`, or as `previews` in the settings of the site, or give the environment another name.',
    example:
      'The address of the site, https://www.furrow.example, is one of the host names *.furrow.example, at which there would be previews alone. Name others.',
  },
  'FUR-ENV-NAME': {
    happened: 'The name cannot be that of an environment.',
    why: 'It becomes a part of a host name, and `live` is the site itself.',
    advice: 'Use at most 63 lower-case letters and digits with single hyphens, such as `staging`.',
    example: '"live" is the site itself. Give the environment another name.',
  },
  'FUR-ENV-EXISTS': {
    happened: 'There is an environment of this name.',
    why: 'What it shows would be lost.',
    advice: 'Choose another name, or remove it first.',
    example: 'There is an environment "staging" already.',
  },
  'FUR-ENV-UNKNOWN': {
    happened: 'There is no environment of this name.',
    why: 'The command has nothing to work on.',
    advice:
      'Choose one of those that the message names, or let the operator of the site create it with `release env create`.',
    example: 'There is no environment "qa". There are: staging.',
  },
  'FUR-ENV-NOT-PUBLIC': {
    happened: 'The command would read the environments or previews of a site over HTTP.',
    why: 'They show what is not live yet, so a site keeps to itself which ones there are.',
    advice:
      'Name the place of the origin with `--origin`. `status --env` and `preview --list` also ask a live site with `--to` and the key of a team.',
    example:
      'A site does not publish its environments and previews, so they cannot be read over HTTP. Name the place of the origin with --origin.',
  },
  'FUR-ENV-LOCKED': {
    happened: 'Somebody has locked the environment.',
    why: 'What it shows must not change until then.',
    advice: 'Ask whoever locked it, or open it with `release env unlock`.',
    example:
      'bo has locked staging until 2026-12-01 00:00 (UTC): a demo. The operator of the site opens it with: release env unlock staging',
  },
  'FUR-ENV-LOCK-OVER': {
    happened: 'The day until which an environment would be locked is over.',
    why: 'The lock would hold nobody.',
    advice: 'Name a later day, or none.',
    example: 'A lock of staging until 2020-01-01 00:00 (UTC) would be over already. Name a later day, or none.',
  },
  'FUR-ENV-OTHER-RELEASE': {
    happened: 'The environment shows another release of the app, or what is live.',
    why: 'What was looked at there is not what would go live.',
    advice: 'Promote the release there first.',
    example:
      'shop@1.1.0 is not in staging, so nobody has seen it there. It shows shop@1.0.0. Promote it there first: release promote shop@1.1.0 --env staging',
  },
  'FUR-ENV-NEVER-SHOWN': {
    happened: 'The release was never in the environment in which it has to be first.',
    why: 'The settings of the site require it.',
    advice: 'Promote it there with `--env`.',
    example:
      'shop@1.1.0 was never in staging, where .furrow/site.json requires it to be before it goes live. Promote it there first: release promote shop@1.1.0 --env staging',
  },
  'FUR-ENV-TOO-SHORT': {
    happened: 'The release has not been in the environment for long enough.',
    why: 'The settings of the site require a number of hours.',
    advice: 'Promote it again later.',
    example:
      'shop@1.1.0 has been in staging for 23.5 hours, and .furrow/site.json requires 24 before it is shown in demo. Promote it again later.',
  },
  'FUR-ENV-NOT-ACCEPTED': {
    happened: 'Nobody has accepted the release in the environment.',
    why: 'The settings of the site require that somebody looked at it.',
    advice: 'Look at it, then let the operator of the site run `release env accept`.',
    example:
      'Nobody has accepted shop@1.1.0 in staging, as .furrow/site.json requires before it goes live. After a look at it, the operator of the site accepts it with: release env accept staging shop@1.1.0 --reason "…"',
  },
  'FUR-ENV-NOTHING-TO-WATCH': {
    happened: 'The environment shows of the app what is live.',
    why: 'There is no release to wait for.',
    advice: 'Promote a release there first.',
    example:
      'Of shop, staging shows what is live, so there is nothing to watch. Promote a release there: release promote shop@<version> --env staging',
  },
  'FUR-ENV-TRAFFIC': {
    happened: 'A release would get a part of the visitors of an environment, or come from another one.',
    why: 'An environment shows a release to everybody.',
    advice: 'Leave `--traffic` and `--from` out.',
    example: 'An environment shows a release to everybody, and takes it from no other environment.',
  },
  'FUR-CANARY-NONE': {
    happened: 'The app has no canary.',
    why: 'There is nothing to watch.',
    advice: 'Start one with `release promote <app@version> --traffic 10`.',
    example: 'shop has no canary to watch. Start one with: release promote shop@<version> --traffic 10',
  },
  'FUR-CANARY-NO-REPORTS': {
    happened: 'Browser reports are not counted for this site.',
    why: 'Without them nobody knows how a version is doing.',
    advice: 'Start `release serve --reports` or `release collect`.',
    example:
      'Browser reports are not being collected for this site. Start "release serve --reports" or "release collect".',
  },
  'FUR-REPORTS-NOT-PUBLIC': {
    happened: 'The command would read the reports of browsers of a site over HTTP.',
    why: 'A site keeps them to itself, so it would look as if nothing had failed.',
    advice: 'Name the place of the origin with `--origin`, or ask the operator of the site.',
    example:
      'A site does not publish what browsers reported, so it cannot be read over HTTP. Name the place of the origin with --origin.',
  },
  'FUR-CANARY-WITHDRAWN': {
    happened: 'A canary that was watched has been withdrawn.',
    why: 'It failed more often than it may.',
    advice: 'Look at `release failures` and `release why`, then publish a repaired version.',
    example: 'shop@1.1.0 was withdrawn: 12.0% of its visits failed, but only 2% may.',
  },
  'FUR-AUDIT-PACKAGE': {
    happened: 'The value of `--package` is not a package with a range of versions.',
    why: 'The search would find the wrong releases.',
    advice: 'Write it like `react@<19.1`.',
    example: '"react@nineteen" is not a package name. Write, for example, --package "react@<19.1".',
  },
  'FUR-AUDIT-REGISTRY': {
    happened: 'The registry returns no advisories.',
    why: 'Nobody knows whether a package is vulnerable.',
    advice: 'Check the address, or name a registry that has the advisories of npm.',
    example: 'https://packages.furrow.example answers 404. Name a registry that has the advisories of npm.',
  },
  'FUR-COMMAND-ARGUMENTS': {
    happened: 'The arguments of the command are wrong.',
    why: 'The command cannot know what was meant.',
    advice: 'Run the command with `--help`, which lists its arguments. The exit status is 2.',
    example: "error: missing required argument 'app@version'",
  },
  'FUR-COMMAND-CONFIG': {
    happened: 'The file `furrow.config.json` is not JSON, or a field of it is wrong.',
    why: 'The command could work on another site than you mean.',
    advice: 'Correct the field that the message names.',
    example: '/home/ada/calendar/furrow.config.json: site must be an address such as https://furrow.example.',
  },
  'FUR-COMMAND-FAILED': {
    happened: 'The command failed for a reason that it did not expect, such as a full disk.',
    why: 'It could not finish. What it had begun is completed by the next command.',
    advice: 'Follow the message. With `DEBUG=1` the command also says where the error comes from.',
    example: 'The disk with .origin/shop is full.',
  },
  'FUR-COMMAND-PURGE': {
    happened: 'The release succeeded, and telling the CDN of it failed.',
    why: 'The CDN may show the pages of before.',
    advice: 'Purge the paths that the message names.',
    example: 'The release succeeded, but the hook failed (1). Purge these yourself: /buy-food /discovery.json',
  },
} as const satisfies Record<string, Refusal>;
