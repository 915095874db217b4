import { array, object, record, string } from 'zod/mini';
import { checkShape } from '@furrow/formats/check-shape';
import semver from 'semver';
import { Refused } from '../domain/refused';
import type { BundledPackage } from './audit';

/** A known vulnerability of a package in a release. */
export type Advisory = {
  app: string;
  version: string;
  package: string;
  /** The version that the release contains. */
  installed: string;
  severity: string;
  title: string;
  url: string;
};

/** How long the registry may take, in milliseconds. */
const maxWait = 30_000;

/**
 * What a registry answers to a bulk request for advisories, by package:
 * https://docs.npmjs.com/cli/v11/commands/npm-audit#bulk-advisory-endpoint
 */
const answerSchema = record(
  string(),
  array(object({ url: string(), title: string(), severity: string(), vulnerable_versions: string() })),
);

/**
 * Asks an npm registry which of these packages have known vulnerabilities. The registry learns the names and versions
 * of the packages, and nothing about the site.
 *
 * @param registry the address of the registry, as `npm config get registry` says it
 * @throws Refused when the registry does not respond, or answers with something else than advisories
 */
export async function advisoriesOf(packages: readonly BundledPackage[], registry: string): Promise<Advisory[]> {
  const asked = new Map<string, Set<string>>();
  for (const { package: name, versions } of packages)
    asked.set(name, new Set([...(asked.get(name) ?? []), ...versions]));
  const known = await askRegistry(registry, Object.fromEntries([...asked].map(([name, all]) => [name, [...all]])));
  return packages.flatMap(({ app, version, package: name, versions }) =>
    (known[name] ?? []).flatMap(({ url, title, severity, vulnerable_versions: range }) =>
      versions
        .filter((installed) => semver.satisfies(installed, range, { includePrerelease: true }))
        .map((installed) => ({ app, version, package: name, installed, severity, title, url })),
    ),
  );
}

async function askRegistry(registry: string, body: Record<string, string[]>) {
  const address = endpointOf(registry);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(maxWait),
  }).catch((error: Error) => {
    throw new Refused(
      'FUR-AUDIT-REGISTRY',
      `${address} does not respond: ${error.message}. Try again, or name another registry.`,
    );
  });
  const text = await response.text();
  if (!response.ok)
    throw new Refused(
      'FUR-AUDIT-REGISTRY',
      `${address} answers ${response.status}. Name a registry that has the advisories of npm.`,
    );
  return checkShape(answerSchema, parsed(text, address), `What ${address} answers`);
}

function endpointOf(registry: string): string {
  if (!URL.canParse(registry))
    throw new Refused('FUR-AUDIT-REGISTRY', `"${registry}" is not the address of a registry.`);
  return new URL('-/npm/v1/security/advisories/bulk', registry.endsWith('/') ? registry : `${registry}/`).href;
}

function parsed(text: string, address: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(
      'FUR-AUDIT-REGISTRY',
      `${address} answers with something else than JSON. Name a registry that has the advisories of npm.`,
    );
  }
}
