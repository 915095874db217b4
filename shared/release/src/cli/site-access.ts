import { discoveryPath } from '@furrow/discovery/discovery';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../domain/refused';
import { folderStorage } from '../storage/folder-storage';
import type { Storage } from '../storage/storage';
import { shortPath } from './terminal';

/** The origin that a command works on, as the options of the program name it. */
export type SiteAccess = {
  /** The folder of the origin. */
  folder(): string;
  /** The origin, whether it holds a site or not: the first publish makes one. */
  storage(): Storage;
  /**
   * The origin of a site.
   *
   * @throws Refused when there is none, so that a mistyped folder does not become one
   */
  existing(): Storage;
};

/** @param folder names the folder of the origin; it is asked when a command runs */
export function siteAccess(folder: () => string): SiteAccess {
  const storage = () => folderStorage(folder());
  return {
    folder,
    storage,
    existing() {
      if (!existsSync(join(folder(), discoveryPath)))
        throw new Refused(
          `There is no site in ${shortPath(folder())}. Publish an app first, or name its folder with --origin.`,
        );
      return storage();
    },
  };
}
