/** `pnpm new remote …`, `page …`, `fragment …` and `article …`: a new part of the site, ready to be filled. */
import { join } from 'node:path';
import { newArticle, writeNewArticle } from '../remotes/content/markdown/new-article';
import { newFragment } from './new/fragment/new-fragment';
import { newPage } from './new/page/new-page';
import { newRemote } from './new/remote/new-remote';
import { fail, root } from './workspace/process';

const [kind, ...rest] = process.argv.slice(2);

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
  case 'article':
    await addArticle(rest).catch((error: Error) => fail(error.message));
    break;
  default:
    fail(
      `Usage: pnpm new remote <name> [--route /path]...\n       pnpm new page <remote> <path> [--form]\n       pnpm new fragment <remote>/<name>\n       pnpm new article <kind> "<title>"`,
    );
}

async function addArticle([folder, title]: string[]) {
  const article = newArticle(folder, title, new Date().toISOString().slice(0, 10));
  await writeNewArticle(join(root, 'remotes/content'), article);
  console.log(`
  remotes/content/${article.file}

It is ${article.path}. Next:
  pnpm dev content               shows it; a saved file is on screen at once
  pnpm check content             is it good?
  pnpm release publish content   stores it; add --promote to make it live`);
}
