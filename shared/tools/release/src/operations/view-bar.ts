import { integrityOf } from '../domain/integrity';
import { barAddress, viewBarFile, viewBarTagFile, viewsNginxFile } from '../domain/paths';
import { bytesOf, type OriginStorage } from '../store/storage';
import { barScript } from './view-bar-script';

/** What a server of views puts before the end of the head of each document. */
const tag = `<script defer src="${barAddress}" crossorigin="anonymous" integrity="${integrityOf(barScript)}"></script>`;

/** Writes what servers need for the bar of views: its script, the element that loads it, and that as nginx reads it. */
export async function writeViewBar(storage: OriginStorage): Promise<void> {
  for (const [path, text] of [
    [viewBarFile, barScript],
    [viewBarTagFile, tag],
    [viewsNginxFile, `sub_filter '</head>' '${tag}</head>';\n`],
  ] as const) {
    const present = await storage.read(path);
    if (!present || Buffer.compare(present.bytes, bytesOf(text)) !== 0) await storage.write(path, text);
  }
}
