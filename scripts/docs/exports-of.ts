import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The source file to which the `exports` of a package lead, or nothing where they do not name it. */
export function sourceOf(folder: string, subpath: string): string {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | string[] | Record<string, string>>;
  };
  const targets = Object.entries(exports).flatMap(([pattern, target]) => {
    const [start = '', end] = pattern.split('*');
    const matches = end === undefined ? subpath === pattern : subpath.startsWith(start) && subpath.endsWith(end);
    const star = end === undefined ? '' : subpath.slice(start.length, subpath.length - end.length);
    // Conditions such as `types` and `default` lead to a file each.
    const files = typeof target === 'object' ? Object.values(target) : [target];
    return matches ? files.map((file) => join(folder, file.replace('*', star))) : [];
  });
  return targets.findLast((file) => existsSync(file)) ?? '';
}

/** The names that a module exports, also from a list such as `export { useForm } from …`. */
export function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const|class|type|interface) ([$\w]+)/gm)];
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => /(\S+)\s*$/.exec(name)?.[1] ?? '');
  return [...declared.map(([, name = '']) => name), ...listed];
}

/** The sources of all modules that a package exports. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.[jt]sx?$/.test(file))
    .map((file) => join(folder, 'src', file));
}
