/** `pnpm refusals` writes the pages about refusals, of the table of their codes, and the schema of answers in JSON. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerJsonSchema } from '@furrow/release/domain/answer.schema';
import { answerSchemaFile, refusalPages, refusalsFolder } from './docs/refusal-pages';
import { root } from './workspace/process';

const folder = join(root, refusalsFolder);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [file, text] of refusalPages()) await writeFile(join(folder, file), text);
await writeFile(join(root, answerSchemaFile), answerJsonSchema());
console.log(join(refusalsFolder, 'README.md'));
