import type { Refusal } from './refusal';

/* Refusals that are about commands that a team sends to a site over HTTP. */

export const requestRefusals = {
  'FUR-REQUEST-NOT-TAKEN': {
    happened: 'The address does not accept team commands.',
    why: 'The server was started without them, or a proxy does not forward them.',
    advice: 'Start the server with `--uploads`, and forward `/_releases`.',
    example:
      'https://furrow.example does not accept team commands: /_releases returned status 405. Start its server with --uploads, and let any proxy forward /_releases.',
  },
  'FUR-REQUEST-REFUSED': {
    happened: 'The site refused the command, and its server did not name a code.',
    why: 'An earlier version of the server runs there.',
    advice: 'Follow the message; ask the operator to update the server.',
    example: 'shop@1.1.0 was refused:\n  - it claims /about, which content owns.',
  },
  'FUR-REQUEST-NO-TEAMS': {
    happened: 'The site has no teams.',
    why: 'It cannot check who may release.',
    advice: 'Ask the operator to write `.furrow/teams.json`.',
    example:
      'This site has no teams, so it cannot check who may release what and does not accept commands over HTTP. Its operator has to add teams first.',
  },
  'FUR-REQUEST-UNSIGNED': {
    happened: 'The request has no signature that the site can read.',
    why: 'Nobody knows who sent it.',
    advice: 'Send commands with `release --to`.',
    example: 'The request is not signed in a format this site can read.',
  },
  'FUR-REQUEST-CLOCK': {
    happened: 'The clocks of the two machines differ by too much.',
    why: 'An old request could be sent again.',
    advice: 'Correct the clock that is wrong.',
    example:
      'The request was signed at 2026-01-01T00:00:00Z by the clock of your machine, and the clock of the site says 2026-01-01T01:00:00Z. They may differ by up to 5 minutes. Correct the one that is wrong.',
  },
  'FUR-REQUEST-SIGNATURE': {
    happened: 'The signature does not match the request as it arrived.',
    why: 'It was made for another address, or changed on the way.',
    advice: 'Use the address that the message names; a proxy must not change the host name.',
    example:
      'The signature does not match a request to almanac.example. Use that address with --to; any proxy must forward the host name unchanged.',
  },
  'FUR-REQUEST-STRANGER': {
    happened: 'The key belongs to no team of the site.',
    why: 'Strangers may not release.',
    advice: 'Name the key of your team with `--key`, or ask the operator to add the public half of this one.',
    example:
      'The request is signed with a key that does not belong to any team of this site. Name the key of your team with --key <file>, or let the operator of the site write the public half of this one into .furrow/teams.json: MCowBQYDK2VwAyEA…',
  },
  'FUR-REQUEST-REPEATED': {
    happened: 'The same request arrived before.',
    why: 'A recorded request must have no effect.',
    advice: 'Run the command again.',
    example: 'This request was already received. Each request works only once, so run the command again.',
  },
  'FUR-REQUEST-METHOD': {
    happened: 'The request was not sent with POST.',
    why: 'Commands change the site.',
    advice: 'Send commands with `release --to`.',
    example: 'Send team commands with POST.',
  },
  'FUR-REQUEST-TOO-MANY': {
    happened: 'Too many requests came in a minute.',
    why: 'One sender must not hold up all others.',
    advice: 'Wait a minute.',
    example: 'Too many requests came from market. Wait a minute.',
  },
  'FUR-REQUEST-RUNNING': {
    happened: 'The team has as many commands running as it may have.',
    why: 'One team must not hold up all others.',
    advice: 'Try again when one of them has ended.',
    example: '2 requests of council are running. Try again when one of them has ended.',
  },
  'FUR-REQUEST-BUSY': {
    happened: 'The site is busy with releases.',
    why: 'More at the same time would slow down visitors.',
    advice: 'Try again in a minute.',
    example: 'The site is busy with releases, one of them of market. Try again in a minute.',
  },
  'FUR-REQUEST-BODY': {
    happened: 'The body of the request is incomplete, or differs from what was signed.',
    why: 'It was cut or changed on the way.',
    advice: 'Run the command again.',
    example: 'The body of the request does not match its signature.',
  },
  'FUR-REQUEST-SLOW': {
    happened: 'The body of the request took too long.',
    why: 'A slow sender would hold a place for others.',
    advice: 'Try again, with a faster connection if the release is large.',
    example: 'The body of the request took longer than 0.02 seconds. Try again.',
  },
  'FUR-REQUEST-TOO-LARGE': {
    happened: 'The release is larger than the site takes.',
    why: 'It would fill the memory of the server.',
    advice: 'Make the release smaller, or publish on the machine of the origin.',
    example: 'The release has 3214 bytes, and this site takes 500 at most.',
  },
  'FUR-REQUEST-FILE-TOO-LARGE': {
    happened: 'A file of the release is larger than the site takes.',
    why: 'It would fill the memory of the server.',
    advice: 'Make the file smaller.',
    example: 'build.json has 445 bytes, and a file may have 50.',
  },
  'FUR-REQUEST-TOO-MANY-FILES': {
    happened: 'The release has more files than the site takes.',
    why: 'It would fill the disk with names.',
    advice: 'Make fewer chunks.',
    example: 'The release has 7 files, but this site accepts at most 3.',
  },
  'FUR-REQUEST-FILES': {
    happened: 'The files that arrived are not those that the command lists.',
    why: 'The release would be incomplete.',
    advice: 'Run the command again.',
    example: 'The command lists 4 bytes of files, but 0 arrived.',
  },
} as const satisfies Record<string, Refusal>;
