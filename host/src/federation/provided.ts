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
 * Starts loading the package with this share key before a page asks for it. A package that the host does not know is
 * left to the remote.
 */
export function provide(shareKey: string): void {
  void load(shareKey);
}

/** The time in milliseconds that a page waits for the styles of the packages that it uses. */
const patience = 1000;

/**
 * Loads those packages of a page that bring styles, which the HTML of the page needs. If they take longer than the page
 * waits, their styles are late, and nothing fails.
 */
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
