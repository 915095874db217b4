import { hostName } from '@furrow/discovery/discovery';
import type { Candidate } from '../store/candidate';
import { textOf } from '../store/storage';
import { type Reason, reason } from '../domain/refused';

/** What `view-transition-name` says without naming a part. */
const noNames = ['none', 'auto', 'match-element', 'inherit', 'initial', 'unset', 'revert', 'revert-layer', 'var'];

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

/** The names in styles that do not begin with the app, in sentences that begin with whose styles these are. */
export function foreignNames(what: string, css: string, app: string): Reason[] {
  const names = [...css.matchAll(/\bview-transition-name\s*:\s*([\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => !noNames.includes(name) && !name.startsWith(`${app}-`))
    .map((name) =>
      reason(
        'FUR-BUILD-TRANSITION-NAME',
        `${what} names a part of a page transition "${name}". Two parts of one name cancel the transition for everybody: begin the name with "${app}-".`,
      ),
    );
}
