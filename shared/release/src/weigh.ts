import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { array, number, object, optional, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { checked } from './checked';
import { matchesPattern } from './discovery';
import { documentFile } from './paths';
import { readText, type Storage } from './storage';

const budgetsSchema = record(
  string(),
  object({ html: number(), css: number(), js: number(), fonts: number(), pages: optional(array(string())) }),
);

/** Bytes after brotli, by kind of page. `pages` are route patterns; the kind without them is for every other page. */
export type Budgets = Infer<typeof budgetsSchema>;

export const parseBudgets = (value: unknown) => checked(budgetsSchema, value, 'budgets.json');

const kinds = ['html', 'css', 'js'] as const;

/**
 * Weighs documents and every script and stylesheet they name, each after brotli.
 *
 * @param paths of the pages
 * @returns a sentence for each page that is over the budget of its kind
 */
export async function budgetProblems(storage: Storage, paths: readonly string[], budgets: Budgets): Promise<string[]> {
  const weights = new Map<string, Promise<number>>();
  const weightOf = (file: string) => {
    const known = weights.get(file) ?? brotliBytes(storage, file);
    weights.set(file, known);
    return known;
  };
  const problems = await Promise.all(
    paths.map(async (path) => {
      const name = kindOfPage(path, budgets);
      const budget = name === undefined ? undefined : budgets[name];
      if (!budget) return [];
      const document = documentFile(path);
      const files = [document, ...filesOf((await readText(storage, document)) ?? '')];
      const weighed = await Promise.all(files.map(async (file) => ({ file, bytes: await weightOf(file) })));
      return kinds.flatMap((kind) => {
        const parts = weighed.filter(({ file }) => file.endsWith(`.${kind}`)).sort((a, b) => b.bytes - a.bytes);
        const total = parts.reduce((sum, part) => sum + part.bytes, 0);
        if (total <= budget[kind]) return [];
        const largest = parts.slice(0, 3).map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`);
        return [
          `the page ${path} weighs ${kilobytes(total)} of ${kind}, over the ${name} budget of ${kilobytes(budget[kind])}. ` +
            `Its largest files: ${largest.join(', ')}. Cut them, or agree on another budget in budgets.json.`,
        ];
      });
    }),
  );
  return problems.flat();
}

function kindOfPage(path: string, budgets: Budgets): string | undefined {
  const named = Object.keys(budgets).find((kind) =>
    budgets[kind]?.pages?.some((pattern) => matchesPattern(pattern, path)),
  );
  return named ?? Object.keys(budgets).find((kind) => !budgets[kind]?.pages);
}

function filesOf(html: string): string[] {
  const urls = [...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(urls)];
}

async function brotliBytes(storage: Storage, file: string): Promise<number> {
  const stored = await storage.read(file);
  return stored ? (await promisify(brotliCompress)(stored.bytes)).length : 0;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
