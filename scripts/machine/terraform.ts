import { findOnPath } from '@furrow/testing/browser';

/** The path of Terraform, as it was when this process started. Neither Debian nor Ubuntu has a package of it. */
export const terraformProgram = findOnPath('terraform');

/** A sentence that says what is not tested where there is no Terraform. */
export function findTerraform(): string[] {
  if (findOnPath('terraform')) return [];
  return ['Terraform did not read deploy/terraform: install it from developer.hashicorp.com/terraform/install'];
}
