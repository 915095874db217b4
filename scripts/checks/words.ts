/** `tsx scripts/checks/words.ts [remote]`: the spelling and the phrases of the documents of the composed site. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from '../workspace/process';
import { checkedDocuments, checkedOrigin } from '../workspace/composed-site';
import { refusedPhrases } from './refused-phrases.data';
import { dictionary, textOf, wordProblems } from './site-words';

/** Reads the documents of one remote, or all with the one for an unknown path, as a copy editor with a dictionary would. */
export async function words(remote?: string): Promise<{ passed: number; failed: number; details: string }> {
  const rules = {
    isKnown: dictionary(await readFile(join(import.meta.dirname, 'words.txt'), 'utf8')),
    refused: refusedPhrases,
  };
  const places = new Map<string, string>();
  const documents = [...checkedDocuments(remote), '404.html'];
  for (const document of documents) {
    const html = await readFile(join(checkedOrigin, document), 'utf8');
    for (const problem of wordProblems(textOf(html), rules)) if (!places.has(problem)) places.set(problem, document);
  }
  return {
    passed: places.size === 0 ? documents.length : 0,
    failed: places.size,
    details: [...places].map(([problem, document]) => `${document}: ${problem}`).join('\n'),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed, details } = await words(process.argv[2]);
  if (failed > 0) fail(details);
}
