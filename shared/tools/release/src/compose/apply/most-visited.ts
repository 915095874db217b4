import { privateFolder } from '../../domain/paths';
import { readText, type OriginStorage } from '../../store/storage';

/** An optional list of paths, one per line, the most visited one first, as counted by the operator of the site. */
const mostVisitedFile = `${privateFolder}/most-visited.txt`;

/** The rank of each path in that list. Documents with a rank are composed first. */
export async function visitRanks(storage: Pick<OriginStorage, 'read'>): Promise<ReadonlyMap<string, number>> {
  const lines = ((await readText(storage, mostVisitedFile)) ?? '').split('\n').map((line) => line.trim());
  return new Map(lines.map((path, rank) => [path, rank] as const).reverse());
}
