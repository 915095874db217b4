import type { ContractTerms } from '@furrow/formats/contract-version';
import { contractVersion } from '@furrow/formats/contract-version';
import type { Capability } from '@furrow/remote/contract';

const capabilities: Capability[] = ['drawers', 'fragments', 'toasts'];

/**
 * What this host says of the contract. Its release says it to the release command, and its own code asks it in a page that is open: other
 * versions go live meanwhile. A number is taken out when no remote needs it any more; the release command refuses the host before.
 */
export const hostTerms = {
  contract: contractVersion,
  speaks: [1, contractVersion],
  capabilities,
} satisfies ContractTerms;
