import { parseArgs } from 'node:util';
import { remoteProblem } from 'create-furrow-remote/remote-problem';
import { Refused } from '@furrow/release/domain/refused';

/** What `npm create furrow-site` is asked for. */
export type Asked = { name: string; remote: string; packages: string | undefined };

export const usage = `Usage: npm create furrow-site <name> -- --remote <name> [--packages <address>]

  <name>       folder and name of the site, in lower case, such as farmstand
  --remote     the first remote, one word in lower case, such as catalog
  --packages   the registry that has the packages @furrow/…, where it is not the usual one`;

/** @throws Error that says what is missing or wrong, with the usage */
export function readArguments(args: readonly string[]): Asked {
  const options = { remote: { type: 'string' }, packages: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [name, ...others] = positionals;
  const { remote, packages } = values;
  const missing = [
    ...(name === undefined ? ['the name of the site, such as farmstand'] : []),
    ...(remote === undefined ? ['the name of its first remote: --remote catalog'] : []),
  ];
  if (name === undefined || remote === undefined)
    throw new Refused('FUR-CREATE-MISSING', `This is missing: ${missing.join('; ')}.\n\n${usage}`);
  const problem =
    others.length > 0 ? `A site has one name, and here are more: ${positionals.join(', ')}.` : wrong(name, remote);
  if (problem) throw new Refused('FUR-CREATE-NAME', `${problem}\n\n${usage}`);
  return { name, remote, packages };
}

function wrong(name: string, remote: string): string | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return `"${name}" is not a valid name for a site. Write it like farmstand.`;
  return remoteProblem({ name: remote, routes: [] }, [{ name: 'host', folder: name, patterns: [] }]);
}
