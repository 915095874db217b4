import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { slugOf } from './body';
import { kinds, type Kind } from './kinds';

const articleKinds = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].path);

const usage = `Usage: pnpm new article <kind> "<title>"

  <kind>    one of: ${articleKinds.join(', ')}
  <title>   its headline; the address is made from it`;

export type NewArticle = { file: string; path: string; text: string };

/**
 * The file of a new article, with what is still to be written marked by an ellipsis; `npm test` refuses those marks.
 *
 * @param today ISO day
 * @throws Error that says what to write when there is no such kind or no title
 */
export function newArticle(kind: string | undefined, title: string | undefined, today: string): NewArticle {
  if (!articleKinds.some((known) => known === kind))
    throw new Error(`"${kind ?? ''}" is not a kind of article.\n\n${usage}`);
  const slug = slugOf(title ?? '');
  if (!title || !slug) throw new Error(`A new article has a title.\n\n${usage}`);
  const known = kind as Exclude<Kind, 'people'>;
  const fields = [
    `title: ${JSON.stringify(title)}`,
    'subject: Write what it is about…',
    'description: Write in one or two sentences what a reader will know afterwards…',
    `date: ${today}`,
    ...particular[known],
  ];
  const opening = kinds[known].opening ? 'Write the paragraph that makes somebody read on…\n\n' : '';
  const body = '## Write what comes first…\n\nWrite…\n';
  return {
    file: `src/articles/${known}/${slug}.md`,
    path: `${kinds[known].path}${slug}`,
    text: `---\n${fields.join('\n')}\n---\n\n${opening}${body}`,
  };
}

const picture = ['picture:', '  art: farm-orchard', '  text: Write what the drawing shows…'];
const gist = ['gist:', '  title: In one line', '  text: Write the whole page in one line…'];

/** The fields that not every kind has. */
const particular: Record<Exclude<Kind, 'people'>, string[]> = {
  blog: [
    'category: Technology',
    'author: amina',
    'keywords:',
    '  - Write what people search for…',
    'whitepaper: Write what the whitepaper behind it holds…',
    ...picture,
  ],
  'case-studies': [
    'place: Write who and where…',
    "figure: { value: '1', label: Write what it counts… }",
    'figures:',
    "  - { value: '1', label: Write what it counts… }",
    'about:',
    '  title: Write who it is about…',
    '  facts:',
    '    Place: Write where…',
    ...picture,
  ],
  whitepapers: ['pages: 1', 'minutes: 1', 'featured: false', ...picture],
  guides: gist,
  legal: gist,
  press: gist,
  roles: gist,
};

/**
 * Writes the file of a new article into the package.
 *
 * @param folder absolute path of the content remote
 * @throws Error when there is an article of that name
 */
export async function writeNewArticle(folder: string, { file, text }: NewArticle): Promise<void> {
  const target = join(folder, file);
  if (existsSync(target)) throw new Error(`There is an article of that name, in ${file}. Choose another title.`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}
