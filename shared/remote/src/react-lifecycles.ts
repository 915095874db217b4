import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { createIslandRoot } from './island-root';

type Lifecycle = 'bootstrap' | 'mount' | 'update' | 'unmount';

export type ReactLifecyclesOptions<Props extends { domElement: HTMLElement }> = {
  rootComponent: React.ComponentType<Props>;
  errorBoundaryClass: React.ComponentType<Props & { children?: React.ReactNode }>;
  createRoot: (element: HTMLElement) => ReturnType<typeof createIslandRoot>;
};

/** The lifecycles of single-spa-react for one component, with the types that they have here. It keeps its roots by the `name` of the props. */
export function reactLifecycles<Props extends { domElement: HTMLElement; name: string }>({
  rootComponent,
  errorBoundaryClass,
  createRoot,
}: ReactLifecyclesOptions<Props>): (lifecycle: Lifecycle, props: Props) => Promise<void> {
  const options = {
    React,
    ReactDOMClient: { createRoot },
    renderType: 'createRoot',
    rootComponent,
    errorBoundaryClass,
    domElementGetter: ({ domElement }: Props) => domElement,
  };
  // The types of single-spa-react ask for single-spa's own props as well, which no lifecycle here reads.
  const react = singleSpaReact(options as unknown as Parameters<typeof singleSpaReact>[0]);
  return (lifecycle, props) => (react[lifecycle] as unknown as (props: object) => Promise<void>)(props);
}
