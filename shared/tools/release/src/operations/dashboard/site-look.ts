import { entriesOf, liveEntry, hostName } from '@furrow/discovery/discovery';
import { contentTypeOf } from '../../domain/delivery';
import { viewOf } from '../../domain/ledger';
import { folderOf } from '../../domain/versions';
import { readLedger } from '../../store/ledger-file';
import { type OriginStorage, textOf } from '../../store/storage';

/**
 * The style sheet of a site with its fonts embedded, and its icon as a `data:` address; both are empty when the host
 * has none.
 */
export type SiteLook = { styles: string; icon: string };

/**
 * Reads the styles and the icon of the live host, so that the page for operators looks like the site. The page loads
 * nothing later.
 */
export async function siteLook(storage: OriginStorage): Promise<SiteLook> {
  const host = liveEntry(entriesOf(viewOf(await readLedger(storage)), hostName));
  if (!host) return { styles: '', icon: '' };
  const embedded = async (path: string) => {
    const file = await storage.read(path);
    return file ? `data:${contentTypeOf(path)};base64,${Buffer.from(file.bytes).toString('base64')}` : '';
  };
  const sheet = host.extras.siteStyles?.slice(1);
  const file = sheet === undefined ? undefined : await storage.read(sheet);
  let styles = file ? textOf(file.bytes) : '';
  for (const [whole, , address = ''] of styles.matchAll(/url\((["']?)([^"')]+)\1\)/g)) {
    const { pathname } = new URL(address, `http://site/${sheet}`);
    const isFont = pathname.endsWith('.woff2');
    const held = isFont ? await embedded(pathname.slice(1)) : 'data:,';
    styles = styles.replace(whole, () => `url("${held}")`);
  }
  return {
    // The text is part of a `style` element, which `</` would end.
    styles: styles.replaceAll(/<\/(?=style)/gi, '<\\/'),
    icon: await embedded(`${folderOf(host)}/public/favicon.svg`),
  };
}
