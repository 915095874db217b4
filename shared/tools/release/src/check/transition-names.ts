import { hostName } from '@furrow/discovery/discovery';
import type { Candidate } from '../store/candidate';
import { textOf } from '../store/storage';
import type { Reason } from '../domain/refused';
import { foreignNames } from '../compose/document/part-styles';

/**
 * The names that the style sheets of a remote give to parts in page transitions and that do not begin with its own, in
 * sentences. Two parts of one name, such as the `header` of the host, cancel the transition of the whole page.
 */
export function transitionNameProblems({ release: { app }, files }: Pick<Candidate, 'release' | 'files'>): Reason[] {
  if (app === hostName) return [];
  return [...files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, bytes]) => foreignNames(`its file ${path}`, textOf(bytes), app));
}
