import type { LazyPackages } from '@furrow/engine/provided';

/**
 * The packages that this host provides and loads when a page needs them, by the names under which it imports them. So a
 * page without forms does not load the form libraries. An earlier major stands here under the name by which it is
 * installed, such as `@furrow/forms-1`: see decision 114.
 */
export const provided: LazyPackages = {
  '@furrow/ui/antd/base': { load: () => import('@furrow/ui/antd/base'), hasStyles: true },
  '@furrow/ui/antd/input-number': { load: () => import('@furrow/ui/antd/input-number'), hasStyles: true },
  '@furrow/ui/antd/select': { load: () => import('@furrow/ui/antd/select'), hasStyles: true },
  '@furrow/ui/antd/slider': { load: () => import('@furrow/ui/antd/slider'), hasStyles: true },
  '@furrow/cart/model': { load: () => import('@furrow/cart/model') },
  '@furrow/forms': { load: () => import('@furrow/forms') },
  effector: { load: () => import('effector') },
};
