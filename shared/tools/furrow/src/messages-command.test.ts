import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Refused } from '@furrow/release/domain/refused';
import { exportTo, importFrom } from './messages-command';

// It formats what is written, which is nothing here. Jest cannot load it, because it imports its own module dynamically.
jest.mock('prettier', () => ({}));

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
  file = join(folder, 'shop.es.xlf');
});
afterEach(() => rm(folder, { recursive: true }));

/** What is said when a file is not imported, with the codes. */
const refusalOf = (imported: Promise<string>) =>
  imported.then(
    () => '',
    (error: Refused) => error.withCodes(),
  );

it('refuses a file that does not fit, and writes nothing', async () => {
  const words = `export const title = 'Your cart';
export const leftOf = (rest: string) => \`\${rest} left\`;
export const pieces = (count: number) => (count === 1 ? '1 item' : \`\${count} items\`);
`;
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/words.ts'), words);
  await exportTo({ folder, from: 'en', to: 'es', file });
  const whole = (await readFile(file, 'utf8'))
    .replace('<source>Your cart</source>', '$&<target>Tu carrito</target>')
    .replace(/<source><ph [^>]*> left<\/source>/, '$&<target>quedan</target>')
    .replace('<source>1 item</source>', '$&<target>1 artículo</target>');
  await writeFile(file, whole.slice(0, -40));
  expect(await refusalOf(importFrom(file, folder))).toMatch(/cannot be read: .* \[FUR-MESSAGES-DAMAGED\]$/);
  await writeFile(
    file,
    whole.replace('name="title"', 'name="headline"').replace(/<segment id="s2"[^]*?<\/segment>/, ''),
  );
  const refusal = await refusalOf(importFrom(file, folder));
  expect(refusal).toContain('there is no message "headline". [FUR-MESSAGES-UNKNOWN]');
  expect(refusal).toContain('has lost its placeholder p1. [FUR-MESSAGES-PLACEHOLDER]');
  expect(refusal).toContain('[FUR-MESSAGES-INCOMPLETE]');
  await writeFile(file, whole.replace('original="src/words.ts"', 'original="../src/words.ts"'));
  expect(await refusalOf(importFrom(file, folder))).toContain(
    'there is no file ../src/words.ts with messages. [FUR-MESSAGES-UNKNOWN]',
  );
  expect(existsSync(join(folder, 'src/words.es.ts'))).toBe(false);
});

it('refuses to write a file for an app without messages', async () => {
  expect(await refusalOf(exportTo({ folder, from: 'en', to: 'es', file }))).toContain('[FUR-MESSAGES-NONE]');
});

it('writes a file in a repository that names its site, whose address goes to another option of this name', async () => {
  await writeFile(join(folder, 'furrow.config.json'), JSON.stringify({ site: 'http://localhost:9' }));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/words.ts'), "export const title = 'Your cart';\n");
  const furrow = resolve('shared/tools/furrow/bin/furrow.mjs');
  const exported = await execa(process.execPath, [furrow, 'messages', 'export', 'es'], { cwd: folder, reject: false });
  expect(exported).toMatchObject({ exitCode: 0, stderr: '' });
  expect(existsSync(join(folder, `${basename(folder)}.es.xlf`))).toBe(true);
}, 60_000);
