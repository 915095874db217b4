import { newArticle, writeNewArticle } from './markdown/new-article';

/** `pnpm new article …`, which scripts/new.ts finds here. */
export const kind = 'article';
export const usage = '<kind> "<title>"';

export async function add([folder, title]: string[]): Promise<void> {
  const article = newArticle(folder, title, new Date().toISOString().slice(0, 10));
  await writeNewArticle(import.meta.dirname, article);
  console.log(`
  remotes/content/${article.file}

It is ${article.path}. Next:
  pnpm dev content               shows it; a saved file is on screen at once
  pnpm check content             is it good?
  pnpm release publish content   stores it; add --promote to make it live`);
}
