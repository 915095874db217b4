import type { Configuration } from '@rspack/core';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { furrowPackage } from '../../workspace';

/**
 * Settings for React Router in a production build. The package offers its development build to every bundler, and its
 * one large module contains calls that the bundler must treat as side effects, so that unused components would stay in
 * the bundle.
 *
 * Saves: 4.7 kB of the first file of the host, on each page that is hydrated, by the changes of the loader; those for
 * routers that load data are 1.2 kB of it.
 * Tested with: react-router 7.18.5.
 * Official switch: there is none. The package says that it has no side effects, which lets a bundler drop whole modules
 * alone, and this is one.
 *
 * @param folder absolute path of the app's package
 * @throws Error when the installed version has no production build in the expected place
 */
export function leanRouter(folder: string): Required<Pick<Configuration, 'resolve' | 'module'>> {
  const fromFacade = createRequire(join(furrowPackage(folder, '@furrow/router'), 'package.json'));
  const fromDom = createRequire(fromFacade.resolve('react-router-dom'));
  const development = fromDom.resolve('react-router');
  const production = development.replace(/development([\\/])index\.\w+$/, 'production$1index.mjs');
  if (!existsSync(production) || production === development)
    throw new Error(
      `react-router has no production build at ${production} anymore: adapt lean-router.ts to this version of it.`,
    );
  return {
    resolve: { alias: { 'react-router$': production } },
    module: {
      rules: [
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
          loader: join(import.meta.dirname, 'lean-router-loader.cjs'),
        },
      ],
    },
  };
}
