import { lt, lte, minVersion } from 'semver';
import type { Raise } from './raises';

/** The file of this package that says what people have to change by hand. */
export const guideFile = 'UPGRADING.md';

/** What has to be changed by hand from a version of a package on. */
export type Step = { name: string; version: string; text: string };

/** The steps of a guide, each below a heading such as `## @furrow/engine 1.1.0`, in their order. */
export function stepsIn(guide: string): Step[] {
  const [, ...sections] = guide.split(/^## /m);
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, name, version] = /^(@furrow\/[a-z-]+) (\d+\.\d+\.\d+)$/.exec(heading.trim()) ?? [];
    return name === undefined || version === undefined ? [] : [{ name, version, text: lines.join('\n').trim() }];
  });
}

/** The steps for packages that were raised from below the version of the step to it or above. */
export function stepsFor(steps: readonly Step[], raises: readonly Raise[]): Step[] {
  return steps.filter(({ name, version }) =>
    raises.some(({ name: raised, from, to }) => {
      const [before, after] = [minVersion(from), minVersion(to)];
      return raised === name && before && after && lt(before, version) && lte(version, after);
    }),
  );
}
