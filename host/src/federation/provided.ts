import type { LazySharedPackage } from '@furrow/formats/shared-packages';

/** The packages the host provides lazily, by share key without its hash: a page without forms does not load the form libraries. */
const provided: Record<LazySharedPackage, () => Promise<unknown>> = {
  '@furrow/ui/antd/base': () => import('@furrow/ui/antd/base'),
  '@furrow/ui/antd/input-number': () => import('@furrow/ui/antd/input-number'),
  '@furrow/ui/antd/select': () => import('@furrow/ui/antd/select'),
  '@furrow/ui/antd/slider': () => import('@furrow/ui/antd/slider'),
  '@furrow/cart/model': () => import('@furrow/cart/model'),
  '@furrow/forms': () => import('@furrow/forms'),
  effector: () => import('effector'),
};

/** Loads the package of `shareKey` ahead of the page that uses it. A package that the host does not know is loaded by the remote. */
export function provide(shareKey: string): void {
  const [name = ''] = shareKey.split('~');
  provided[name as LazySharedPackage]?.().catch(() => {});
}
