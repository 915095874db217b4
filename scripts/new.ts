/**
 * `pnpm new remote …`, `page …` and `fragment …`: a new part of the site, ready to be filled. A remote adds a kind of
 * its own by a file `new.ts` in its folder, as content adds `article …`.
 */
import { remoteFolders } from '@furrow/bundler/workspace';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newFragment } from './new/fragment/new-fragment';
import { newPage } from './new/page/new-page';
import { newRemote } from './new/remote/new-remote';
import { fail } from './workspace/process';

/** What `new.ts` of a remote exports. */
type OwnKind = {
  kind: string;
  /** What follows the kind in the command. */
  usage: string;
  /** @throws Error that says what to write instead */
  add: (args: string[]) => Promise<void>;
};

const [kind, ...rest] = process.argv.slice(2);
const files = remoteFolders().map((folder) => join(folder, 'new.ts'));
const ownKinds = await Promise.all(files.filter(existsSync).map((file) => import(file) as Promise<OwnKind>));

switch (kind) {
  case 'remote':
    await newRemote(rest);
    break;
  case 'page':
    await newPage(rest);
    break;
  case 'fragment':
    await newFragment(rest);
    break;
  default: {
    const own = ownKinds.find((each) => each.kind === kind);
    const usages = [
      'remote <name> [--route /path]...',
      'page <remote> <path> [--form]',
      'fragment <remote>/<name> [--fills <app>/<slot>]',
      ...ownKinds.map((each) => `${each.kind} ${each.usage}`),
    ];
    if (!own) fail(`Usage: ${usages.map((usage) => `pnpm new ${usage}`).join('\n       ')}`);
    await own.add(rest).catch((error: Error) => fail(error.message));
  }
}
