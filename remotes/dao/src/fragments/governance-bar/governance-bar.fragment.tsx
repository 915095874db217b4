import { GovernanceBar } from '../../ui/governance-bar';
import type { GovernanceBarProps } from './governance-bar.schema';

/** The way to the pages of the governance, on a page of another team that belongs to them. */
export default function GovernanceBarFragment({ current }: GovernanceBarProps) {
  return <GovernanceBar current={current} />;
}
