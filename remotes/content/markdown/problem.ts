import { relative } from 'node:path';

export type Problem = { line: number; text: string };

/**
 * What is wrong with an article, one line for each mistake: the file and line to go to, and what to write there.
 *
 * @param root the folder that the file is named from
 */
export function articleError(root: string, file: string, problems: readonly Problem[]): Error {
  const lines = [...problems]
    .sort((a, b) => a.line - b.line)
    .map(({ line, text }) => `${relative(root, file)}:${line}: ${text}`);
  const message = lines.join('\n');
  return Object.assign(new Error(message), { stack: message });
}
