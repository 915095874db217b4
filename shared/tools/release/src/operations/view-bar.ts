import { integrityOf } from '../domain/integrity';
import { barAddress, viewBarFile, viewBarTagFile, viewsNginxFile } from '../domain/paths';
import { changesOfViews } from '../domain/view-document';
import { bytesOf, type OriginStorage } from '../store/storage';
import { barScript } from './view-bar-script';

/** What a server of views puts before the end of the head of each document. */
const tag = `<script defer src="${barAddress}" crossorigin="anonymous" integrity="${integrityOf(barScript)}"></script>`;

/** What nginx changes in each document of a view. */
const directives = changesOfViews(tag).map(([from, to]) => `sub_filter '${from}' '${to}';\n`);

/** Writes what servers of views need: the script of the bar, the element that loads it, and what nginx changes. */
export async function writeViewBar(storage: OriginStorage): Promise<void> {
  for (const [path, text] of [
    [viewBarFile, barScript],
    [viewBarTagFile, tag],
    [viewsNginxFile, directives.join('')],
  ] as const) {
    const present = await storage.read(path);
    if (!present || Buffer.compare(present.bytes, bytesOf(text)) !== 0) await storage.write(path, text);
  }
}
