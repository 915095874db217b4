import type { LazySharedPackage } from '@furrow/formats/shared-packages';
import { shareScope } from './share-scope';

type Load = () => Promise<unknown>;

/** The name under which the host installs an earlier major of a package, such as `@furrow/forms-1`. */
type EarlierMajor = `@furrow/${'forms' | 'router'}-${number}`;

/**
 * The packages that the host provides and loads when a page needs them, by the names under which it imports them. So a
 * page without forms does not load the form libraries. For the earlier majors, see decision 114.
 */
export const provided: Record<LazySharedPackage, Load> & Partial<Record<EarlierMajor, Load>> = {
  '@furrow/ui/antd/base': () => import('@furrow/ui/antd/base'),
  '@furrow/ui/antd/input-number': () => import('@furrow/ui/antd/input-number'),
  '@furrow/ui/antd/select': () => import('@furrow/ui/antd/select'),
  '@furrow/ui/antd/slider': () => import('@furrow/ui/antd/slider'),
  '@furrow/cart/model': () => import('@furrow/cart/model'),
  '@furrow/forms': () => import('@furrow/forms'),
  effector: () => import('effector'),
};

/**
 * Starts loading the package with this share key before a page asks for it, and resolves when it has loaded or failed. A
 * package that the host does not know is left to the remote.
 */
export async function provide(shareKey: string): Promise<void> {
  const own = Object.values(shareScope[shareKey] ?? {}).find(({ from }) => from === 'host');
  await Promise.resolve(own?.get()).catch(() => {});
}
