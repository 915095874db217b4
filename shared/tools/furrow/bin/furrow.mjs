#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../../release/bin/bundled-program.mjs';

const fileOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const { dependencies } = JSON.parse(readFileSync(fileOf('../package.json'), 'utf8'));
const program = await bundleProgram({
  entry: fileOf('../src/furrow.ts'),
  file: fileOf('../dist/furrow.mjs'),
  external: Object.keys(dependencies),
});
if (process.env.DEBUG) process.setSourceMapsEnabled(true);
await import(program);
