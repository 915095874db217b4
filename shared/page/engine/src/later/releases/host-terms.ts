import { capabilities } from '@furrow/contract/capabilities';
import { type ContractTerms, contractVersion } from '@furrow/contract/version';

/**
 * The versions of the contract and the capabilities that this host supports. The release command reads them from the
 * release of the host. The host itself uses them too, because new versions of remotes go live while a page is open. A
 * version of the contract is removed here when no live remote needs it anymore; until then, the release command
 * refuses a host without it.
 */
export const hostTerms = {
  contract: contractVersion,
  speaks: [1, contractVersion],
  capabilities: [...capabilities],
} satisfies ContractTerms;
