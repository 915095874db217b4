import type { Refusal } from './refusal';

/* Refusals that are about the place of a site: a folder, a bucket, an address, and the ledger in it. */

export const placeRefusals = {
  'FUR-SITE-NONE': {
    happened: 'There is no site in this place.',
    why: 'A mistyped place must not become a new site.',
    advice:
      'Name the place with `--origin`. In the workspace of the site, `npm start` makes it; elsewhere, publish the host first.',
    example: 'There is no site in nowhere. Publish an app first, or name its place with --origin.',
  },
  'FUR-SITE-PLACE': {
    happened: 'The value of `--origin` is neither a folder nor a bucket, or a file stands where the folder would be.',
    why: 'The command would write into the wrong place.',
    advice: 'Name a folder or `s3://bucket/prefix`.',
    example: '--origin or FURROW_ORIGIN is empty. Set it to a place, or leave it out.',
  },
  'FUR-SITE-UNWRITABLE': {
    happened: 'The folder of the site cannot be written.',
    why: 'It is on a disk that is read-only, or belongs to another user.',
    advice: 'Run the command as the user to whom the folder belongs, or name another folder with `--origin`.',
    example: '/srv/furrow cannot be written: it is read-only, or belongs to another user.',
  },
  'FUR-SITE-DISK-FULL': {
    happened: 'The disk of the site has no room for a release.',
    why: 'A release is stored as a whole or not at all.',
    advice:
      'Free some space; `release prune` removes old versions. A rollback still works, because room is kept for it.',
    example: 'The disk of /srv/furrow is full. Free some space; the command prune removes old versions from a site.',
  },
  'FUR-SITE-ADDRESS': {
    happened: 'The text is not the address of a site.',
    why: 'The command cannot ask there.',
    advice: 'Write an address like `https://furrow.example`, without a path.',
    example: '"furrow.example" is not the address of a site. Write one like https://furrow.example, without a path.',
  },
  'FUR-SITE-FOREIGN-FILES': {
    happened: 'The place has files that do not belong to a site.',
    why: 'A release would remove them.',
    advice: 'Name an empty place, or restore the ledger of the site first.',
    example:
      'There is no site in project, but there are files that a release would remove, such as docs/index.html. Name an empty place with --origin; if this was a site, restore its .furrow/ledger.json first.',
  },
  'FUR-SITE-NO-HOST': {
    happened: 'The site has no host yet.',
    why: 'Pages of the host do what was asked for.',
    advice: 'Publish the host first.',
    example: 'Pages of the host send the reports, and there is no host yet. Publish it first.',
  },
  'FUR-SITE-NO-SETTINGS': {
    happened: 'The site does not publish its settings.',
    why: 'An earlier version of this command made it.',
    advice: 'Run `release repair` on the site with the current version.',
    example:
      'https://furrow.example does not publish its settings: site.json is missing. Run "release repair" there with the current version of this command.',
  },
  'FUR-SITE-SETTINGS': {
    happened: 'The file with the settings of the site is not JSON, or a field of it is wrong.',
    why: 'Documents would be composed by other settings than you mean.',
    advice: 'Correct the field that the message names in `.furrow/site.json`.',
    example: '.furrow/site.json: url must be an address such as https://furrow.example.',
  },
  'FUR-SITE-READ-ONLY': {
    happened: 'The command would change a site that it reads over HTTP.',
    why: 'Only the origin can be changed.',
    advice: 'Name the origin with `--origin`, or send the command with `--to`.',
    example: 'https://furrow.example can only be read over HTTP. Name the place of its origin with --origin.',
  },
  'FUR-SITE-OTHER-ANSWER': {
    happened: 'The address answers with a page or leads elsewhere.',
    why: 'It is not a site of Furrow, or something in between asks for a login.',
    advice: 'Name the address that answers, and log in where that is needed.',
    example:
      'https://furrow.example/discovery.json is answered with a web page instead of JSON. Is the address that of a site of Furrow, and does nothing in between ask for a login?',
  },
  'FUR-SITE-SILENT': {
    happened: 'The address does not respond.',
    why: 'Nothing can be read from it.',
    advice: 'Check the address and the network, and try again.',
    example: 'https://furrow.example does not respond: Error: connect ECONNREFUSED',
  },
  'FUR-SITE-DAMAGED': {
    happened: 'Files of the site are not as they were stored.',
    why: 'A release never changes, so somebody or something changed the files.',
    advice: 'Restore the files from a backup, or publish the next version; `release repair` writes documents again.',
    example: '1 of 214 files differs:\n  - buy-food.html is not what the releases compose to.',
  },
  'FUR-SITE-COMPOSING': {
    happened: 'Another command is composing documents.',
    why: 'Files that it needs would be removed.',
    advice: 'Try again when it has ended.',
    example:
      'Old versions cannot be removed while another command is composing documents: process 4711 on build-7. Try again when it has ended.',
  },
  'FUR-SITE-CHANGED-MEANWHILE': {
    happened: 'Another command changed the local site while it was being started.',
    why: 'The start would undo that change.',
    advice: 'Start again.',
    example: 'A command changed the site in the meantime, so nothing else was. Start again.',
  },
  'FUR-SITE-START-OVER': {
    happened: 'The local site cannot be changed as it is.',
    why: 'It is damaged, or a later version of the project made it.',
    advice: 'Read the reason, or move the folder away to begin again.',
    example:
      'The site in .origin cannot be changed: .furrow/ledger.json is not valid JSON\nTo start over, move the folder away; its settings and teams are in .furrow/.',
  },
  'FUR-LEDGER-MISSING': {
    happened: 'The origin has releases but no ledger.',
    why: 'Nobody knows what is live.',
    advice:
      'Restore `.furrow/ledger.json` from a backup; run `release upgrade` once if an earlier version made the origin.',
    example:
      'This origin has no .furrow/ledger.json. If an earlier version of this command made it, run once: release upgrade. Otherwise the file was lost; restore it from a backup.',
  },
  'FUR-LEDGER-DAMAGED': {
    happened: 'The ledger cannot be read.',
    why: 'Nobody knows what is live, so nothing is changed.',
    advice: 'Restore `.furrow/ledger.json` from a backup, then run `release repair`.',
    example:
      '.furrow/ledger.json cannot be used: .furrow/ledger.json is not valid JSON. Restore its last good copy from a backup, then run "release repair".',
  },
  'FUR-LEDGER-MASS-REMOVAL': {
    happened: 'According to the ledger, most documents of the site would be removed.',
    why: 'The ledger is more likely damaged than right.',
    advice: 'Restore it from a backup. If you want this, run `release repair --remove-all`.',
    example:
      'According to .furrow/ledger.json, 301 of this site’s 303 documents would be removed. Nothing was removed. If the ledger is damaged, restore a good copy from a backup. If you want this, run: release repair --remove-all',
  },
  'FUR-LEDGER-NO-HOST': {
    happened: 'According to the ledger, no host is live, so all documents would be removed.',
    why: 'The ledger is more likely damaged than right.',
    advice: 'Restore it from a backup, or promote a host.',
    example:
      'According to .furrow/ledger.json, the site has no live host, so its documents would be removed. Restore a good copy of the ledger from a backup, or promote a host.',
  },
  'FUR-BACKUP-EMPTY': {
    happened: 'The place from which the site is to be restored holds no site.',
    why: 'An empty backup would make an empty site.',
    advice: 'Name the folder or the bucket that `release backup` has written to.',
    example: 'There is no backup in this place. Name the folder or the bucket to which the site was copied.',
  },
  'FUR-BACKUP-OWN-PLACE': {
    happened: 'The place of the backup is that of the site, or lies in it.',
    why: 'Whatever destroys the site destroys such a copy, too.',
    advice: 'Name a place outside the site, on another disk if possible.',
    example:
      '/srv/furrow is the place of the site itself, or lies in it. Whatever destroys the site destroys such a copy, too. Name another place.',
  },
  'FUR-BACKUP-BUSY': {
    happened: 'Another command writes to the same backup, or restores the same site.',
    why: 'Two copies at once could mix two states of the site.',
    advice: 'Wait until the other command has ended.',
    example: 'Another command writes to the same place. Try again when it has ended.',
  },
  'FUR-BACKUP-OTHER-HISTORY': {
    happened: 'The backup ends with an event that the journal of this site does not have.',
    why: 'A site that was begun again, or another one, would replace the last good copy.',
    advice: 'Name another place for the backup, and keep this one.',
    example:
      'The backup ends with event 12, which the journal of this site does not have. It is of another site, or this site has lost it. Name another place for the backup, and keep this one.',
  },
  'FUR-BACKUP-FOREIGN-FILES': {
    happened: 'The place to restore the site into holds files of something else.',
    why: 'Whatever looks like a document of the site would be removed.',
    advice: 'Name an empty place with `--origin`.',
    example: 'This place holds files that are of no site. Name an empty place with --origin.',
  },
  'FUR-BACKUP-SITE-EXISTS': {
    happened: 'The place to restore the site into holds a site.',
    why: 'The site would go back to the time of the backup.',
    advice: 'Restore into an empty place. If only the ledger is wrong, move `.furrow/ledger.json` away first.',
    example:
      'There is a site in this place already. Restore into an empty one; or, if its ledger is wrong, move .furrow/ledger.json away first.',
  },
  'FUR-JOURNAL-NO-ENTRY': {
    happened: 'The journal has no event of this app, or of this version.',
    why: 'There is nothing to tell.',
    advice: 'Check app and version with `release status`.',
    example: 'The journal has no entries for shop@9.9.9. There are: 1.0.0, 1.1.0.',
  },
  'FUR-JOURNAL-NOT-PUBLIC': {
    happened: 'The command would read the journal of a site over HTTP.',
    why: 'The journal names people and reasons, so a site keeps it to itself.',
    advice: 'Name the place of the origin with `--origin`, or ask the operator of the site.',
    example:
      'A site does not publish its journal, so it cannot be read over HTTP. Name the place of the origin with --origin.',
  },
  'FUR-JOURNAL-DAMAGED': {
    happened: 'An event of the journal is missing or damaged.',
    why: 'What follows from it would be wrong.',
    advice: 'Restore the journal from a backup; `release verify` names the events.',
    example:
      '.furrow/journal/000012.json is missing. Restore it from a backup; without it, the earlier history is lost.',
  },
  'FUR-BUCKET-ADDRESS': {
    happened: 'The text is not the address of a bucket or of its store.',
    why: 'The command cannot know where to store files.',
    advice: 'Write `s3://bucket/prefix`, and an endpoint like `https://s3.example.com`.',
    example: '"account.r2.example" is not an endpoint. Write one like https://s3.example.com, without a bucket.',
  },
  'FUR-BUCKET-SETTING': {
    happened: 'A setting of the bucket is missing in the environment.',
    why: 'Requests have to be signed.',
    advice: 'Set the variable that the message names.',
    example: 'AWS_REGION is not set. An origin in a bucket needs its region.',
  },
  'FUR-BUCKET-IS-FOLDER': {
    happened: 'The origin is a folder.',
    why: 'There is no bucket to examine.',
    advice: 'Name a bucket with `--origin s3://…`.',
    example: '.origin is a folder, so there is nothing to check. Name a bucket: s3://…',
  },
  'FUR-BUCKET-UNEXAMINED': {
    happened: 'The bucket has not been examined.',
    why: 'Without conditional writes, two releases could overwrite each other.',
    advice: 'Run `release doctor`.',
    example:
      'https://s3.example.com/garden/site/ has not been checked yet. First check that it supports conditional writes; without them, two releases could overwrite each other. Run: release doctor',
  },
  'FUR-BUCKET-UNFIT': {
    happened: 'The bucket lacks something that an origin needs.',
    why: 'Releases could overwrite each other, or browsers could misread files.',
    advice: 'Use another store, or change the settings that the message names.',
    example:
      'This bucket cannot hold an origin: releases could overwrite each other, or browsers could misread their files. It cannot do this:\n  - creates an object only where there is none\n  - swaps an object only for the one that it was\n  - swaps nothing for an object that is gone\n  - lets one of 8 creations win\n  - lets one of 8 swaps win',
  },
  'FUR-BUCKET-LAYOUT': {
    happened: 'The bucket has its documents in another layout.',
    why: 'Pages would be at two addresses.',
    advice: 'Publish into an empty prefix to change the layout.',
    example: 'The site in this bucket keeps its documents as "folders". Publish into an empty prefix to change that.',
  },
  'FUR-BUCKET-REFUSES': {
    happened: 'The bucket refuses a request.',
    why: 'It says why, and the message says what to do.',
    advice: 'Follow the message.',
    example: 'https://bucket.test refuses to HEAD a: ExpiredToken. The session token has expired: log in again.',
  },
  'FUR-BUCKET-UNSUPPORTED': {
    happened: 'The store does not know this kind of request.',
    why: 'Releases need it.',
    advice: 'Run `release doctor`, which says what is missing, or use another store.',
    example:
      'https://bucket.test refuses to GET a: status 501. This store does not take such a request. "release doctor" finds out what it lacks; those that docs/releasing.md names lack nothing.',
  },
} as const satisfies Record<string, Refusal>;
