import { Refused } from '../domain/refused';
import { readSite } from '../compose/site/settings';
import type { OriginStorage } from '../store/storage';

/**
 * The address at which a view is seen: the settings of the site name it for all views, or else the server that runs the
 * command. Without either there is none.
 *
 * @param view its name, which is a label of the host name
 * @param served where the server shows views, such as `http://*.preview.localhost:3000`
 * @throws Refused when the address would be that of the site itself
 */
export async function viewAddress(storage: OriginStorage, view: string, served?: string): Promise<string | undefined> {
  const { url, previews = served } = await readSite(storage);
  const address = previews?.replace('*', view);
  if (address !== undefined && new URL(address).host === new URL(url).host)
    throw new Refused(
      'FUR-PREVIEW-HOSTS',
      `The address of "${view}" would be ${address}, which is the address of the site. Give it another name.`,
    );
  return address;
}
