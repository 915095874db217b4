import type { Refusal } from './refusal';

/* Refusals that are about who may release what, and the keys. */

export const teamRefusals = {
  'FUR-TEAM-UNSIGNED': {
    happened: 'The release has no signature, and the site names its teams.',
    why: 'Anybody who can write into the origin could release.',
    advice: 'Sign it with the key of a team that may release the app: `release sign`.',
    example: 'shop@1.2.0 is not signed. Have someone who may release shop sign it: release sign shop@1.2.0',
  },
  'FUR-TEAM-SIGNATURE': {
    happened: 'The signature was not made with a key of the site, or it is of another release.',
    why: 'Nobody can tell who made the release.',
    advice: 'Sign it again with a key of the site.',
    example:
      'the signature of shop@1.1.0 was not made with a key of this site, or is for another release. Have someone who may release shop sign it: release sign shop@1.1.0',
  },
  'FUR-TEAM-NOT-OWNER': {
    happened: 'The signature or the request is of a team that may not release this app.',
    why: 'Each app belongs to the teams that the site names for it.',
    advice:
      'Name the key of a team that may release the app with `--key`, or ask the operator to give your team the app.',
    example:
      'shop@1.0.0 is signed by council, who is not allowed to release shop. Have someone who may release shop sign it: release sign shop@1.0.0',
  },
  'FUR-TEAM-PATH-GIVEN': {
    happened: 'The release claims a path that the site gives to another team.',
    why: 'The file of teams reserves it.',
    advice: 'Take the path out, or ask the operator to give it to your team.',
    example:
      'shop@6.6.6 claims /governance/treasury, but this site gives /governance/* to council (.furrow/teams.json). Take it out of the release, or let the site give it to a team that may release shop.',
  },
  'FUR-TEAM-PLACE': {
    happened: 'The team may not show releases in this place.',
    why: 'The file of teams says in which places each team promotes.',
    advice: 'Ask a team that may, or the operator of the site.',
    example:
      'market may not promote releases of shop to visitors. By .furrow/teams.json it promotes in staging. Ask a team that may, or the operator of the site.',
  },
  'FUR-TEAM-SHARE': {
    happened: 'The team would give a release to more visitors than it may.',
    why: 'The file of teams limits it to canaries, as for the key of a program.',
    advice: 'Start a canary with a share that the message names, and have another team promote it to all.',
    example:
      'agent may give a release of shop to at most 10% of the visitors, according to .furrow/teams.json. Use --traffic 10, and ask a team that may to promote it to all.',
  },
  'FUR-TEAM-FILE': {
    happened: 'The file of teams is not JSON, has a field that is wrong, or gives the same paths to two teams.',
    why: 'Nobody could tell which team may release what.',
    advice: 'Correct what the message names in `.furrow/teams.json`. Give each path to one team.',
    example:
      '.furrow/teams.json gives /governance/:name to market and /governance/* to council, which match the same paths. Give each path to one team.',
  },
  'FUR-TEAM-FILE-MISSING': {
    happened: 'The file of teams is gone, although the site has had teams.',
    why: 'Without it, anybody could release.',
    advice: 'Restore the file from a backup. If the site no longer has teams, run `release repair --without-teams`.',
    example:
      '.furrow/teams.json is missing, but according to .furrow/ledger.json this site has teams. Restore the file. If the site no longer has teams, run: release repair --without-teams',
  },
  'FUR-TEAM-NO-FILE': {
    happened: 'The site has no file of teams.',
    why: 'It says what a key may sign.',
    advice: 'Write `.furrow/teams.json`, or name the version to sign.',
    example: 'There is no .furrow/teams.json, which says what the key may sign. Write it, or name a version.',
  },
  'FUR-TEAM-UNSIGNED-LIVE': {
    happened: 'The file of teams is new, and live versions lack a valid signature by it.',
    why: 'Their pages could not change anymore.',
    advice: 'Each team signs its own with `release sign --all`. Until then, move the file away.',
    example:
      '.furrow/teams.json is new, and these live versions have no valid signature by it: host@1.0.0. Their pages could not change anymore, so nothing was done. Each team signs its own with: release sign --all --key <file>. Until then, move .furrow/teams.json away.',
  },
  'FUR-KEY-NOT-NAMED': {
    happened: 'The command needs the private key of a team, and none is named.',
    why: 'The site asks for a signature.',
    advice: 'Pass `--key <file>`, or set `FURROW_SIGNING_KEY_FILE`.',
    example: 'The site needs to know who you are. Pass your team’s private key with --key <file>.',
  },
  'FUR-KEY-UNREADABLE': {
    happened: 'The file or the variable does not contain a usable private key.',
    why: 'Nothing can be signed with it.',
    advice: 'Name the file that `release keygen` wrote, with its lines BEGIN and END.',
    example:
      'shop.pub does not contain a private key. Give it the whole text of the key file, with the lines BEGIN and END. Make one with: release keygen <file>',
  },
  'FUR-KEY-EXISTS': {
    happened: 'There is a file where the new key would be written.',
    why: 'Overwriting a key would lock its team out.',
    advice: 'Name another file.',
    example: 'shop.key already exists, and keys are never overwritten. Name another file.',
  },
  'FUR-KEY-UNWRITABLE': {
    happened: 'The file for the new key cannot be written.',
    why: 'The key would be lost.',
    advice: 'Name a file in an existing folder.',
    example: 'nowhere/shop.key cannot be written (ENOENT). Name a file in an existing folder.',
  },
  'FUR-KEY-NO-TEAM': {
    happened: 'No team of the site has this key.',
    why: 'A signature with it would not count.',
    advice: 'Ask the operator to add its public half to `.furrow/teams.json`.',
    example:
      'No team of .furrow/teams.json has this key. Name the key of your team with --key <file>, or write the public half of this one into the file: MCowBQYDK2VwAyEA…',
  },
  'FUR-KEY-OTHER-APP': {
    happened: 'The key belongs to no team that may release the app.',
    why: 'The release would be refused after its build.',
    advice: 'Ask the operator to add the app and the key to `.furrow/teams.json`.',
    example:
      'No team of the site may release shop with this key. The operator of the site writes the name shop and the public half of the key into .furrow/teams.json: MCowBQYDK2VwAyEA…',
  },
} as const satisfies Record<string, Refusal>;
