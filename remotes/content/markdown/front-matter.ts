import { nearestNames } from '@furrow/formats/nearest';
import { fieldsAt } from '@furrow/formats/written-file';
import { LineCounter, parseDocument } from 'yaml';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import type { Problem } from './problem';

/**
 * The front matter of an article, checked.
 *
 * @param source the whole file
 * @returns the fields, or what is wrong with them
 */
export function readFrontMatter<Schema extends ZodMiniType>(
  source: string,
  schema: Schema,
): { fields: Infer<Schema>; problems: [] } | { fields: undefined; problems: Problem[] } {
  const block = /^---\n([^]*?\n)---(?:\n|$)/.exec(source)?.[1];
  if (block === undefined)
    return failed({ line: 1, text: 'has no front matter. Begin the file with ---, its fields, and --- again.' });
  const lines = new LineCounter();
  const document = parseDocument(block, { lineCounter: lines });
  // The front matter begins on the second line of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return failed(
      ...document.errors.map(({ pos: [start], message }) => ({
        line: lineAt(start),
        text: `is not valid YAML: ${message.split('\n')[0]} Put quotes around words that hold a colon.`,
      })),
    );
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { fields: result.data as Infer<Schema>, problems: [] };
  return failed(
    ...result.error.issues.flatMap((issue) => {
      const path = issue.path.map(String);
      const name = path.join('.');
      const line = lineOf(path);
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({
          line: lineOf([...path, key]),
          text: `${[...path, key].join('.')} is not a field here. ${nearestNames(key, fieldsAt(schema, path))}.`,
        }));
      const value: unknown = document.getIn(path);
      if (value === undefined) return [{ line, text: `${name} is missing. Write: ${name}: …` }];
      return [{ line, text: `${name} ${wanted(issue)}, and is ${JSON.stringify(value)}.` }];
    }),
  );

  /** The line of a field; of the nearest field around it when it is not there. */
  function lineOf(path: string[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const name = path[length - 1];
      const items: unknown[] = (parent as { items?: unknown[] } | null)?.items ?? [];
      for (const [index, item] of items.entries()) {
        const { key, range } = item as { key?: { value?: unknown; range?: number[] }; range?: number[] };
        const offset = key ? key.range?.[0] : range?.[0];
        if ((key ? key.value === name : String(index) === name) && offset !== undefined) return lineAt(offset);
      }
    }
    return 1;
  }
}

function failed(...problems: Problem[]): { fields: undefined; problems: Problem[] } {
  return { fields: undefined, problems };
}

type Issue = { code: string; message: string; values?: readonly unknown[]; expected?: string };

function wanted({ code, message, values, expected }: Issue): string {
  if (code === 'invalid_value') return `must be one of: ${values?.join(', ')}`;
  if (code === 'invalid_type') return `must be ${expected === 'array' ? 'a list' : `of the type ${expected}`}`;
  return message;
}
