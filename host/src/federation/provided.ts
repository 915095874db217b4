/** The packages the host provides lazily, by share key without its hash: a page without forms never loads them. */
const provided: Record<string, () => Promise<unknown>> = {
  '@furrow/ui/antd': () => import('@furrow/ui/antd'),
  '@furrow/forms': () => import('@furrow/forms'),
};

/** Loads the package of `shareKey` ahead of the page that uses it. */
export function provide(shareKey: string): void {
  const name = shareKey.slice(0, shareKey.indexOf('~'));
  provided[name]?.().catch(() => {});
}
