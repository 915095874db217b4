import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/process';

/** End-to-end tests that visit the pages of every remote. */
const ofEveryRemote = ['every-route.spec.ts', 'figures.spec.ts', 'links.spec.ts'];

/**
 * The spec files that a new version of a remote can break: those whose name begins with the remote's name, such as
 * `shop.spec.ts` and `shop-trace.spec.ts`, those that ask for its live or its next version, and those that visit the
 * pages of every remote.
 *
 * @param specs the text of each file by its name; those of the workspace by default
 */
export function specsOf(remote: string, specs: ReadonlyMap<string, string> = readSpecs()): string[] {
  const asksForVersion = new RegExp(`\\b(?:live|next)(?:Version|Path|Folder)\\('${remote}'\\)`);
  return [...specs]
    .filter(
      ([name, text]) =>
        ofEveryRemote.includes(name) || /^[a-z]+/.exec(name)?.[0] === remote || asksForVersion.test(text),
    )
    .map(([name]) => name);
}

function readSpecs(): Map<string, string> {
  const folder = join(root, 'e2e/src');
  const names = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
