import { patternsOverlap } from '@furrow/discovery/route-match';
import { appNamePattern } from '@furrow/formats/release-name';
import { isPagePath } from '@furrow/release/domain/paths';
import { pageName } from './page-files';

/** An app that is there, and the patterns of its routes as far as they are known before it is built. */
export type OwnerOfRoutes = { name: string; folder: string; patterns: readonly string[] };

/**
 * Why there cannot be a remote of this name with these routes; undefined when it can. The checks at publish
 * decide, against what is live; this one says earlier what they would say.
 */
export function remoteProblem(
  { name, routes }: { name: string; routes: readonly string[] },
  apps: readonly OwnerOfRoutes[],
): string | undefined {
  return (
    nameProblem(name, apps) ?? routes.map((route) => routeProblem(route, apps)).find(Boolean) ?? sameFolder(routes)
  );
}

function nameProblem(name: string, apps: readonly OwnerOfRoutes[]): string | undefined {
  if (!appNamePattern.test(name))
    return `"${name}" is not a valid name for a remote. Use lowercase letters, digits and dashes, such as farm-shop.`;
  const same = apps.find((app) => app.name === name);
  if (same) return `There is an app "${name}" already, in ${same.folder}.`;
  for (const app of apps) {
    const pattern = app.patterns.find((one) => firstSegment(one) === name);
    if (pattern !== undefined)
      return `The files of ${name} would be in /${name}/, but ${app.name} owns ${pattern}. Choose another name.`;
  }
  return undefined;
}

/** Why no remote can have a new page at this path; undefined when it can. */
export function routeProblem(route: string, apps: readonly OwnerOfRoutes[]): string | undefined {
  if (!/^(?:\/[a-z0-9][a-z0-9-]*)+$/.test(route) || !isPagePath(route))
    return `"${route}" is not a valid path for a page. Write it like /harvest-calendar.`;
  const owner = apps.find(({ patterns }) => patterns.some((pattern) => patternsOverlap(pattern, route)));
  if (owner) return `${route} belongs to ${owner.name}. Choose another path, or change ${owner.name}.`;
  const inFolder = apps.find((app) => app.name === firstSegment(route));
  return (
    inFolder && `/${inFolder.name}/ is where the files of ${inFolder.name} lie. Choose another path than ${route}.`
  );
}

/** The code of a page lies in a folder that is named after its path. */
function sameFolder(routes: readonly string[]): string | undefined {
  for (const [index, route] of routes.entries()) {
    const other = routes.slice(index + 1).find((one) => pageName(one) === pageName(route));
    if (other !== undefined)
      return `${route} and ${other} would have the same folder of code. Remove one, or rename it.`;
  }
  return undefined;
}

function firstSegment(path: string): string | undefined {
  return path.split('/')[1];
}

/** Why a fragment cannot be called so; undefined when it can. */
export function fragmentProblem(fragment: string): string | undefined {
  return /^[a-z][a-z0-9-]*$/.test(fragment)
    ? undefined
    : `"${fragment}" is not a valid name for a fragment. Write it like next-harvest.`;
}
