/**
 * `tsx scripts/checks/structured-data.ts [remote]` checks the structured data that the documents of the composed site
 * give to search engines.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveAddress } from '@furrow/release/server/address';
import { jsonLdOf, jsonLdProblems, type Answer } from './json-ld';
import { fail } from '../workspace/process';
import { checkedDocuments, checkedOrigin } from '../workspace/composed-site';

/** Checks the JSON-LD of the documents of one remote, or of all. */
export async function structuredData(remote?: string): Promise<{ passed: number; failed: number; details: string }> {
  const described = await Promise.all(
    checkedDocuments(remote).map(async (document) =>
      jsonLdOf(await readFile(join(checkedOrigin, document), 'utf8')).map((data) => ({ document, data })),
    ),
  );
  const problems = jsonLdProblems(described.flat(), answerAt);
  return {
    passed: problems.length === 0 ? described.flat().length : 0,
    failed: problems.length,
    details: problems.join('\n'),
  };
}

/** What the composed site serves at an address. */
function answerAt(address: string): Answer {
  const { pathname, search } = new URL(address);
  const target = resolveAddress(pathname + search);
  const isThere =
    (target.kind === 'document' || target.kind === 'release') && existsSync(join(checkedOrigin, target.file));
  if (!isThere) return 'nothing';
  return target.kind === 'document' ? 'lasting' : 'of a version';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed, details } = await structuredData(process.argv[2]);
  if (failed > 0) fail(details);
}
