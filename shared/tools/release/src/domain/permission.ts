import { teamsFile } from './paths';
import { Refused } from './refused';
import type { Teams } from './signature';
import { liveName } from './view';

/*
 * What a team may do with an app over HTTP. The file of teams says which apps a team may release, and in which places it
 * may show its releases: in environments, and to visitors.
 */

/**
 * The team that may do something with an app.
 *
 * @param teams the teams whose key has signed the request
 * @param place where a release is to be shown: an environment, or `live`; without it, the team only has to own the app
 * @param share which part of the visitors a release is to get, in percent
 * @throws Refused when none of them may release the app, or none may show its releases there, or not to so many visitors
 */
export function allowedTeam(teams: Teams, app: string, place?: string, share = 0): string {
  const owners = Object.keys(teams).filter((name) => teams[name]?.apps.includes(app));
  const [owner] = owners;
  if (owner === undefined) {
    const signers = Object.keys(teams);
    throw new Refused(
      'FUR-TEAM-NOT-OWNER',
      `The request is signed by ${signers.join(' and ')}, who is not allowed to release ${app}. Name the key of a team that may with --key <file>, or let the operator of the site add ${app} to the apps of ${signers.join(' or ')} in ${teamsFile}.`,
    );
  }
  const promoters = owners.filter((name) => place === undefined || (teams[name]?.promotes?.includes(place) ?? true));
  const limitOf = (name: string) => teams[name]?.canaries ?? 100;
  const promoter = promoters.find((name) => place !== liveName || share <= limitOf(name));
  if (promoter !== undefined) return promoter;
  const [limited] = promoters;
  if (limited !== undefined)
    throw new Refused(
      'FUR-TEAM-SHARE',
      `${limited} may give a release of ${app} to at most ${limitOf(limited)}% of the visitors, according to ${teamsFile}. Use --traffic ${limitOf(limited)}, and ask a team that may to promote it to all.`,
    );
  const places = (teams[owner]?.promotes ?? []).map(inPlace).join(' and ') || 'nowhere';
  throw new Refused(
    'FUR-TEAM-PLACE',
    `${owner} may not promote releases of ${app} ${inPlace(place ?? liveName)}. By ${teamsFile} it promotes ${places}. Ask a team that may, or the operator of the site.`,
  );
}

const inPlace = (place: string) => (place === liveName ? 'to visitors' : `in ${place}`);
