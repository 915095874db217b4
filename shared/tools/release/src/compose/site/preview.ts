import type { Ledger } from '../../domain/ledger';
import { etagOf } from '../../store/etag';
import { bytesOf, type OriginStorage } from '../../store/storage';
import { planSite } from './plan';
import { nothingKnown } from './pieces';

/**
 * The site as it would be after a release. Each document is composed when it is read, and nothing is written.
 *
 * @param report hears what is damaged, or shows something else than its page wants, in a document that was composed
 */
export async function previewSite(
  storage: OriginStorage,
  ledger: Ledger,
  report: (sentences: readonly string[]) => void = () => undefined,
): Promise<OriginStorage> {
  const plan = await planSite(storage, ledger);
  const own = plan.ownFiles.files;
  const pieces = new Map(plan.parts.flatMap((part) => part.pieces.map((piece) => [piece.file, piece])));
  return {
    ...storage,
    async read(path) {
      const piece = own.has(path) ? undefined : await pieces.get(path)?.compose(nothingKnown);
      if (piece) report([...piece.damaged, ...piece.untrusted, ...piece.warnings]);
      const content = (piece?.files ?? own).get(path)?.content;
      if (content === undefined) return storage.read(path);
      return { bytes: bytesOf(content), etag: etagOf(bytesOf(content)) };
    },
  };
}
