/**
 * `tsx scripts/checks/words.ts [remote]`: the spelling and the phrases of the documents of the composed site, and the
 * phrases of comments, messages and documents in the sources.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root, run } from '../workspace/process';
import { checkedDocuments, checkedOrigin } from '../workspace/composed-site';
import { refusedPhrases } from './refused-phrases.data';
import { allowedSentences, refusedPatterns } from './refused-patterns.data';
import { dictionary, patternProblems, textOf, wordProblems } from './site-words';
import { proseOf } from './source-words';

const patterns = { refused: refusedPatterns, allowed: allowedSentences };

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
    const text = textOf(html);
    for (const problem of [...wordProblems(text, rules), ...patternProblems(text, patterns)])
      if (!places.has(problem)) places.set(problem, document);
  }
  const { problems, read } = await sourceProblems(remote);
  const details = [...[...places].map(([problem, document]) => `${document}: ${problem}`), ...problems];
  return {
    passed: details.length === 0 ? documents.length + read : 0,
    failed: details.length,
    details: details.join('\n'),
  };
}

/** The refused phrases in the comments, messages and documents of one remote, or of the whole workspace. */
async function sourceProblems(remote?: string): Promise<{ problems: string[]; read: number }> {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { folder: root });
  const folder = remote === undefined ? '' : remote === 'host' ? 'host/' : `remotes/${remote}/`;
  const files = output.split('\n').filter((file) => file.startsWith(folder) && isProse(file));
  const problems: string[] = [];
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8').catch(() => '');
    for (const problem of patternProblems(proseOf(file, text), patterns)) problems.push(`${file}: ${problem}`);
  }
  return { problems, read: files.length };
}

/** Changelogs say what was said, the API is made of comments that are read here, and old builds do not change. */
function isProse(file: string): boolean {
  return (
    /\.(?:ts|tsx|md|css)$/.test(file) &&
    !/\/CHANGELOG\.md$|^docs\/api\/|^e2e\/earlier\/|^scripts\/checks\/(?:refused-|(?:site|source)-words\.test)/.test(
      file,
    )
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed, details } = await words(process.argv[2]);
  if (failed > 0) fail(details);
}
