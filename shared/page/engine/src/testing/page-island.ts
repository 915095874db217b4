import { createBrowserNavigation } from '@furrow/remote/navigation';
import type { Failures } from '../first/islands/failures';
import { PageIsland } from '../first/islands/page-island';

type Given = Pick<ConstructorParameters<typeof PageIsland>[0], 'name' | 'path' | 'element' | 'load'>;

/** The island of a page around which the whole shell is shown, in a site that tells visitors nothing. */
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
