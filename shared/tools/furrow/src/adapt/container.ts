import type { Lifecycles, LifecycleProps, SiteNavigation } from '@furrow/contract';
import type { ComponentType, createElement, Component } from 'react';

/** What the container of a remote of Module Federation offers. */
type StockContainer = {
  init(scope: Scope, initScope: unknown[], options: object): Promise<void>;
  get(expose: string): Promise<() => { default: ComponentType }>;
};
type Scope = Record<string, Record<string, { get(): Promise<() => unknown> }>>;
type Root = { render(element: unknown): void; unmount(): void };
type React = { createElement: typeof createElement; Component: typeof Component };

/**
 * Makes a container with lifecycles, which the site mounts, of one that exposes components. The components run with the
 * React that their remote brings. A release holds the text of this function, so nothing outside of it can be used in it.
 *
 * @param loading the container of the remote, or what resolves to it
 * @param exposes what the page of each path shows
 * @returns a container that exposes `./lifecycles`
 */
export function containerOf(loading: StockContainer | Promise<StockContainer>, exposes: Record<string, string>) {
  // The remote's own share scope, without the packages of the site.
  const scope: Scope = {};
  const roots = new WeakMap<HTMLElement, Root>();
  const shared = async (name: string) => (await Object.values(scope[name]!)[0]!.get())();
  const start = async () => {
    const remote = await loading;
    await remote.init(scope, [], { version: '', shareScopeKeys: 'default', shareScopeMap: { default: scope } });
    const react = (await shared('react')) as React;
    // Since React 19 createRoot is in react-dom/client alone.
    const dom = await shared(scope['react-dom/client'] ? 'react-dom/client' : 'react-dom');
    const { createRoot } = dom as { createRoot(element: Element | null): Root };
    class Boundary extends react.Component<{ shown(): void; failed(error: unknown): void; children?: unknown }> {
      override state = { failed: false };
      static getDerivedStateFromError() {
        return { failed: true };
      }
      override componentDidMount() {
        if (!this.state.failed) this.props.shown();
      }
      override componentDidCatch(error: unknown) {
        this.props.failed(error);
      }
      override render() {
        return this.state.failed
          ? react.createElement('p', { role: 'alert' }, 'This part of the page has failed.')
          : (this.props.children as ReturnType<typeof createElement>);
      }
    }
    return { remote, createElement: react.createElement, createRoot, Boundary };
  };
  let started: ReturnType<typeof start> | undefined;

  // Opens a page of the site without loading a document.
  function follow(event: MouseEvent, navigation: SiteNavigation): void {
    const link = event.target instanceof Element && event.target.closest('a');
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!link || link.target || link.origin !== location.origin) return;
    if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    navigation.push(link.href);
  }

  // Leaves the HTML of the page as it is, and fills the element that it has for the component.
  async function mount(props: LifecycleProps): Promise<void> {
    const { domElement, path = location.pathname, signal, navigation, reportError } = props;
    const { remote, createElement, createRoot, Boundary } = await (started ??= start());
    const { default: App } = (await remote.get(exposes[path]!))();
    signal?.throwIfAborted();
    const root = createRoot(domElement.querySelector('[data-app]'));
    roots.set(domElement, root);
    if (navigation) domElement.addEventListener('click', (event) => follow(event, navigation));
    let isShown = false;
    const showing = new Promise<void>((shown, fail) => {
      const failed = (error: unknown) => (isShown ? reportError?.(error) : fail(error as Error));
      root.render(createElement(Boundary, { shown, failed }, createElement(App)));
    });
    await showing.catch((error: unknown) => {
      root.unmount();
      throw error;
    });
    isShown = true;
  }

  async function unmount({ domElement }: LifecycleProps): Promise<void> {
    roots.get(domElement)?.unmount();
  }

  const lifecycles: Lifecycles = { mount, unmount };
  return { init: () => undefined, get: async () => () => lifecycles };
}
