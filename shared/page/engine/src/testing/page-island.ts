import { createBrowserNavigation } from '@furrow/remote/navigation';
import type { Failures } from '../first/islands/failures';
import { PageIsland } from '../first/islands/page-island';

type Given = Pick<ConstructorParameters<typeof PageIsland>[0], 'name' | 'path' | 'element' | 'load'>;

/** The island of a page that hides nothing of the shell, in a site where nothing is told to visitors. */
export function testedIsland(given: Given): PageIsland {
  return new PageIsland({
    version: '1.0.0',
    hides: [],
    head: [],
    policy: 'load',
    services: {
      navigation: createBrowserNavigation(),
      notify() {},
      theme: { current: () => 'light', subscribe: () => () => {} },
      notFound() {},
    },
    failures: {} as Failures,
    ...given,
  });
}
