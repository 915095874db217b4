import { join } from 'node:path';
import { workspaceRoot } from '@furrow/bundler/workspace';
import ts from 'typescript';

/** An object of the vocabulary schema.org, and the document that it stands in. */
type Described = { document: string; data: unknown };

const site = 'https://furrow.example';

/** The objects of the JSON-LD blocks of a document. */
export function jsonLdOf(html: string): unknown[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
  return blocks.flatMap(([, json = '']) => JSON.parse(json) as unknown);
}

/** What the site has at one of its addresses: something that stays, a file that goes with its version, or nothing. */
export type Answer = 'lasting' | 'of a version' | 'nothing';

/**
 * Every object must be what schema.org says its type is: TypeScript compares it with the types of `schema-dts`. An
 * address in it must be whole, and one of this site must lead to something that stays.
 *
 * @returns one sentence per problem
 */
export function jsonLdProblems(described: readonly Described[], answer: (address: string) => Answer): string[] {
  const untyped = described.filter(({ data }) => !typeOf(data));
  return [
    ...untyped.map(({ document }) => `${document}: a JSON-LD object has no @type`),
    ...typeProblems(described.filter(({ data }) => typeOf(data))),
    ...described.flatMap(({ document, data }) =>
      addressesIn(data).flatMap((address) => {
        const found = URL.canParse(address) ? (isOwn(address) ? answer(address) : 'lasting') : 'nothing';
        if (found === 'nothing') return [`${document}: nothing answers at ${address}`];
        return found === 'lasting' ? [] : [`${document}: ${address} goes when its version is pruned`];
      }),
    ),
  ];
}

/** What the compiler says of the objects. It reads one line for each shape, so that the line of a problem tells the documents. */
function typeProblems(described: readonly Described[]): string[] {
  const documentsOf = new Map<string, string[]>();
  for (const { document, data } of described) {
    const check = `(${JSON.stringify(shapeOf(data))}) satisfies schema.WithContext<schema.${typeOf(data)}>;`;
    documentsOf.set(check, [...(documentsOf.get(check) ?? []), document]);
  }
  const lines = [...documentsOf.keys()];
  const file = join(workspaceRoot(), 'shared/site/ui/json-ld.generated.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  const text = [`import type * as schema from 'schema-dts';`, ...lines].join('\n');
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : readSource(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ file: source, start, messageText }) => {
      const line =
        source?.fileName === file && start !== undefined ? source.getLineAndCharacterOfPosition(start).line : 0;
      return `${documentsOf.get(lines[line - 1] ?? '')?.join(', ')}: ${innermost(messageText)}`;
    });
}

/**
 * The object without what makes no difference to its type, so that few are compared: what a text says, how many of a
 * kind there are.
 */
function shapeOf(data: unknown): unknown {
  if (typeof data === 'string') return data.startsWith('https://schema.org/') ? data : 'text';
  if (Array.isArray(data))
    return [...new Map(data.map((one) => [JSON.stringify(shapeOf(one)), shapeOf(one)])).values()];
  if (typeof data !== 'object' || !data) return typeof data === 'number' ? 0 : data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key.startsWith('@') ? value : shapeOf(value)]),
  );
}

/** The last and most precise part of a message: the compiler says what is wrong from the outside in. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message;
  const deeper = message.next?.at(-1);
  return deeper ? innermost(deeper) : message.messageText;
}

function typeOf(data: unknown): string | undefined {
  const type = (data as { '@type'?: unknown } | null)?.['@type'];
  return typeof type === 'string' && /^[A-Z][A-Za-z0-9]*$/.test(type) ? type : undefined;
}

/** Every text in the object that is an address, or the path of one. */
function addressesIn(data: unknown): string[] {
  if (typeof data === 'string') return /^(?:https?:\/\/|\/)\S*$/.test(data) ? [data] : [];
  return typeof data === 'object' && data ? Object.values(data).flatMap(addressesIn) : [];
}

function isOwn(address: string): boolean {
  return new URL(address).origin === site;
}
