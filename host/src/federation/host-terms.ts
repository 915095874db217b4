import type { ContractTerms } from '@furrow/formats/contract-version';
import { contractVersion } from '@furrow/formats/contract-version';
import type { Capability } from '@furrow/remote/contract';

const capabilities: Capability[] = ['drawers', 'fragments', 'toasts'];

/**
 * The versions and capabilities of the contract that this host supports. The release command reads them from the host's
 * release. The host's own code reads them as well, since versions of remotes go live while a page is open. A version of
 * the contract is removed here once no live remote needs it; until then the release command refuses the host.
 */
export const hostTerms = {
  contract: contractVersion,
  speaks: [1, contractVersion],
  capabilities,
} satisfies ContractTerms;
