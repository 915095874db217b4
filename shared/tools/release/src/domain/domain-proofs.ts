import { provesOwnership } from '@furrow/formats/site-file';
import { settingsFile } from './paths';
import { type Reason, reason } from './refused';

/** The app that may have each proof of owning the domain, by address or by name of a meta element. */
export type Proofs = Readonly<Record<string, string>>;

/**
 * The sentences that refuse proofs of owning the domain. A certificate or an account that somebody was granted for such
 * a proof outlives the rollback of the release, so only the operator of the site gives one to an app.
 *
 * @param addresses of files that the app gives to the site
 */
export function proofProblems(proofs: Proofs | undefined, app: string, addresses: readonly string[]): Reason[] {
  return addresses
    .filter((address) => provesOwnership(address.slice(1)) && !isGiven(proofs, app, address))
    .map((address) =>
      reason('FUR-GATE-DOMAIN-PROOF', `has a file for ${address}, ${refusal('Take the file out', app, address)}`),
    );
}

/** The names of the meta elements by which services recognize the owner of a domain. */
const metaName = /<meta\b[^>]*\b(?:name|property)\s*=\s*["']?([^"'\s>]*(?:verif|validate|adsense)[^"'\s>]*)/gi;

/** The same for the elements of a page. */
export function elementProblems(
  proofs: Proofs | undefined,
  app: string,
  { path, html }: { path: string; html: string },
): Reason[] {
  return [...html.matchAll(metaName)]
    .map(([, name = '']) => name)
    .filter((name) => !isGiven(proofs, app, name))
    .map((name) =>
      reason(
        'FUR-GATE-DOMAIN-PROOF',
        `its page ${path} has the element <meta name="${name}">, ${refusal('Take it out', app, name)}`,
      ),
    );
}

function isGiven(proofs: Proofs | undefined, app: string, name: string): boolean {
  return proofs !== undefined && Object.hasOwn(proofs, name) && proofs[name] === app;
}

function refusal(advice: string, app: string, name: string): string {
  const setting = JSON.stringify({ [name]: app });
  const what = name.startsWith('/') ? 'the address' : 'the name';
  return `by which others may take it for the owner of the domain, also after a rollback. ${advice}, or let the operator of the site give it ${what}: "proofs": ${setting} in ${settingsFile}.`;
}
