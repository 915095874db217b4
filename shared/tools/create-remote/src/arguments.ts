import { parseArgs } from 'node:util';
import { Refused } from '@furrow/release/domain/refused';
import { fragmentProblem } from './remote-problem';

/** What `npm create furrow-remote` is asked for. */
export type AskedForRemote = {
  name: string;
  site: string;
  routes: string[];
  fragment: string | undefined;
  fills: string | undefined;
};

export const usage = `Usage: npm create furrow-remote <name> -- --site <address> --route </path>... [--fragment <name> [--fills <app>/<slot>]]

  <name>       in lower case, such as farm-shop: folder, package, federation name and owner of its pages
  --site       the address of the site, such as https://furrow.example
  --route      a path of a page, such as /harvest-calendar
  --fragment   a part that pages of other teams can show, such as next-harvest
  --fills      a slot of the site that the part fills, such as content/farm

In a terminal, what is missing is asked for.`;

/** What was given of it; the rest has to be asked for. */
export type GivenForRemote = Omit<AskedForRemote, 'name' | 'site'> & {
  name: string | undefined;
  site: string | undefined;
};

/** @throws Refused that says what is wrong, with the usage */
export function readArguments(args: readonly string[]): GivenForRemote {
  const options = {
    site: { type: 'string' },
    route: { type: 'string', multiple: true },
    fragment: { type: 'string' },
    fills: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [name, ...others] = positionals;
  const { site, route: routes = [], fragment, fills } = values;
  if (others.length > 0)
    throw new Refused(
      'FUR-CREATE-NAME',
      `A remote has one name, and here are more: ${positionals.join(', ')}.\n\n${usage}`,
    );
  if (fills !== undefined && fragment === undefined)
    throw new Refused(
      'FUR-CREATE-MISSING',
      `A fragment fills a slot: name it, as in --fragment next-harvest --fills ${fills}.\n\n${usage}`,
    );
  const problem = fragment === undefined ? undefined : fragmentProblem(fragment);
  if (problem) throw new Refused('FUR-CREATE-NAME', `${problem}\n\n${usage}`);
  return { name, site, routes, fragment, fills };
}

/** @throws Refused that names everything that is missing, with the usage */
export function expectAll({ name, site, routes, ...others }: GivenForRemote): AskedForRemote {
  if (name !== undefined && site !== undefined && routes.length > 0) return { name, site, routes, ...others };
  const missing = [
    ...(name === undefined ? ['the name of the remote, such as calendar'] : []),
    ...(site === undefined ? ['the address of the site: --site https://furrow.example'] : []),
    ...(routes.length > 0 ? [] : ['a path for its first page: --route /harvest-calendar']),
  ];
  throw new Refused('FUR-CREATE-MISSING', `This is missing: ${missing.join('; ')}.\n\n${usage}`);
}
