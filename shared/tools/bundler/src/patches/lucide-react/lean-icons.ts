import { rspack, type RspackPluginInstance } from '@rspack/core';

/**
 * Makes the icons of lucide-react with a function of the site, which draws the same with less code.
 *
 * @param ours absolute path of its module
 */
export function leanIcons(ours: string): RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/^\.\.\/createLucideIcon\.mjs$/, ours);
}
