import { parseArgs } from 'node:util';
import { remoteProblem } from 'create-furrow-remote/remote-problem';
import { Refused } from '@furrow/release/domain/refused';

/** What `npm create furrow-site` is asked for. */
export type AskedForSite = { name: string; remote: string; packages: string | undefined };

/** What was given of it; the rest has to be asked for. */
export type GivenForSite = { name: string | undefined; remote: string | undefined; packages: string | undefined };

export const usage = `Usage: npm create furrow-site <name> -- --remote <name> [--packages <address>]

  <name>       folder and name of the site, in lower case, such as farmstand
  --remote     the first remote, in lower case, such as catalog
  --packages   the registry that has the packages @furrow/…, where it is not the usual one

In a terminal, what is missing is asked for.`;

/** @throws Refused that says what is wrong, with the usage */
export function readArguments(args: readonly string[]): GivenForSite {
  const options = { remote: { type: 'string' }, packages: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [name, ...others] = positionals;
  const { remote, packages } = values;
  const problem =
    others.length > 0
      ? `A site has one name, and here are more: ${positionals.join(', ')}.`
      : (name !== undefined && siteProblem(name)) ||
        (remote !== undefined && firstRemoteProblem(remote, name)) ||
        (packages !== undefined && registryProblem(packages));
  if (problem) throw new Refused('FUR-CREATE-NAME', `${problem}\n\n${usage}`);
  return { name, remote, packages };
}

/** @throws Refused that names what is missing, with the usage */
export function expectAll({ name, remote, packages }: GivenForSite): AskedForSite {
  if (name !== undefined && remote !== undefined) return { name, remote, packages };
  const missing = [
    ...(name === undefined ? ['the name of the site, such as farmstand'] : []),
    ...(remote === undefined ? ['the name of its first remote: --remote catalog'] : []),
  ];
  throw new Refused('FUR-CREATE-MISSING', `This is missing: ${missing.join('; ')}.\n\n${usage}`);
}

/** Why a site cannot be called so; undefined when it can. */
export function siteProblem(name: string): string | undefined {
  return /^[a-z][a-z0-9-]*$/.test(name)
    ? undefined
    : `"${name}" is not a valid name for a site. Write it like farmstand.`;
}

/** Why no registry can have this address; undefined when one can. */
function registryProblem(address: string): string | undefined {
  return /^https?:\/\//.test(address) && URL.canParse(address)
    ? undefined
    : `"${address}" is not the address of a registry. Write one like https://packages.furrow.example.`;
}

/** Why the first remote of a site cannot be called so; undefined when it can. */
export function firstRemoteProblem(remote: string, site = 'the site'): string | undefined {
  return remoteProblem({ name: remote, routes: [] }, [{ name: 'host', folder: site, patterns: [] }]);
}
