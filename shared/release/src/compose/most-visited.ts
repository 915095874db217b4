import { privateFolder } from '../domain/paths';
import { readText, type Storage } from '../store/storage';

/** Paths of the site, one a line, the most visited one first, as whoever runs the site counts them. It need not be there. */
const mostVisitedFile = `${privateFolder}/most-visited.txt`;

/** The place of each path in the list of the most visited ones; their documents are composed first. */
export async function visitRanks(storage: Pick<Storage, 'read'>): Promise<ReadonlyMap<string, number>> {
  const lines = ((await readText(storage, mostVisitedFile)) ?? '').split('\n').map((line) => line.trim());
  return new Map(lines.map((path, rank) => [path, rank] as const).reverse());
}
