import type { LazySharedPackage } from '@furrow/formats/shared-packages';
import { shareScope } from './share-scope';

type Load = () => Promise<unknown>;

/** An earlier major of a package, by the name under which the host installs it, such as `@furrow/forms-1`. */
type EarlierMajor = `@furrow/${'forms' | 'router'}-${number}`;

/**
 * The packages that the host provides lazily, by the names under which it imports them: a page without forms does not load the form libraries.
 * For the earlier majors of packages, see decision 114.
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

/** Loads the package of `shareKey` ahead of the page that uses it. A package that the host does not know is loaded by the remote. */
export function provide(shareKey: string): void {
  void load(shareKey);
}

/** Milliseconds for which a page waits for the styles of the packages that it uses. */
const patience = 1000;

/** Loads those packages of a page that bring styles, which its HTML needs. What takes too long is late, and no failure. */
export async function provideStyled(shareKeys: readonly string[]): Promise<void> {
  const styled = shareKeys.filter((key) => key.startsWith('@furrow/ui/'));
  if (styled.length === 0) return;
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([late, Promise.all(styled.map(load))]);
}

async function load(shareKey: string): Promise<void> {
  const own = Object.values(shareScope[shareKey] ?? {}).find(({ from }) => from === 'host');
  await Promise.resolve(own?.get()).catch(() => {});
}
