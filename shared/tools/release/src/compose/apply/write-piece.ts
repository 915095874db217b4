import { etagOf } from '../../store/etag';
import { bytesOf } from '../../store/storage';
import type { ComposedFiles } from './composed-files';
import type { Composed } from '../site/composed-file';
import type { Findings } from './findings';
import type { OpenPart } from './open-part';
import type { ComposedPiece } from '../site/pieces';

/** Where composed files go, and where findings are collected. */
type Outcome = { files: ComposedFiles; findings: Findings };

/** Writes what differs of a composed piece of a part. */
export async function writePiece({ files, findings }: Outcome, composed: ComposedPiece, open: OpenPart): Promise<void> {
  findings.note(composed);
  if (composed.damaged.length + composed.untrusted.length > 0) open.isDamaged = true;
  for (const path of composed.unchanged) open.held.add(path);
  for (const path of composed.kept) open.keep(path, open.recordOf(path)?.content ?? (await files.etagNow(path)));
  for (const [path, file] of composed.files) {
    const isWritten = await writeFile(files, open, { path, file, coming: [...composed.files.keys()] });
    if (isWritten && file.embeds) findings.embeds.set(path, file.embeds);
  }
}

/**
 * @param coming all files of the piece
 * @returns whether the file had other content before
 */
async function writeFile(
  files: ComposedFiles,
  open: OpenPart,
  { path, file, coming }: { path: string; file: Composed; coming: string[] },
): Promise<boolean> {
  const content = bytesOf(file.content);
  const etag = etagOf(content);
  const present = open.isCertain ? open.recordOf(path)?.content : await files.etagNow(path);
  if (present !== etag) {
    await open.announce(coming);
    await files.write(path, content);
  }
  await open.note(path, { ...file, content: etag });
  return present !== etag;
}
