#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { bundleProgram } from './bundled-program.mjs';

const program = await bundleProgram({
  entry: fileURLToPath(new URL('../src/cli/cli.ts', import.meta.url)),
  file: fileURLToPath(new URL('../dist/release.mjs', import.meta.url)),
  // Loaded by the commands that need them: the browser's driver, and a codec with a file of its own.
  external: ['playwright-core', '@bokuweb/zstd-wasm'],
});
// A stack, which DEBUG asks for, names the lines of the sources.
if (process.env.DEBUG) process.setSourceMapsEnabled(true);
await import(program);
