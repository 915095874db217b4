/**
 * The number of the contract that remotes are built for. It is raised only when an older host can no longer mount a
 * newer remote. Every build of a remote writes it into `build.json`. A host says there which numbers it speaks: first a
 * host is released that speaks the next number as well, then each remote moves to it in a release of its own.
 */
export const contractVersion = 2;

/**
 * What builds say of the contract: a host what it speaks and can do, a remote which number it was built for and what it
 * requires.
 */
export type ContractTerms = {
  contract: number;
  /** Of a host: all numbers that it speaks. One that says nothing speaks its own. */
  speaks?: readonly number[] | undefined;
  /** Of a host: what it can do beyond that, by name. */
  capabilities?: readonly string[] | undefined;
  /** Of a remote: the capabilities that it cannot do without. */
  requires?: readonly string[] | undefined;
};

/** The numbers of the contract that a host speaks. */
export function spokenContracts({ speaks, contract }: ContractTerms): readonly number[] {
  return speaks ?? [contract];
}

/** What a remote requires that the host cannot do. */
export function missingCapabilities(host: ContractTerms, { requires = [] }: ContractTerms): string[] {
  return requires.filter((name) => !host.capabilities?.includes(name));
}

/** Whether the host can run the remote. */
export function canRun(host: ContractTerms, remote: ContractTerms): boolean {
  return spokenContracts(host).includes(remote.contract) && missingCapabilities(host, remote).length === 0;
}
