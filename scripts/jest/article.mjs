import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';
import { tsImport } from 'tsx/esm/api';

/** The articles of the content remote, as the bundler reads them for Node: with their bodies as elements. */
const { compile } = await tsImport('../../remotes/content/markdown/compile.ts', import.meta.url);

export default {
  process(source, file) {
    const { code } = compile(file, source, { bodies: true });
    return transformSync(code, { filename: `${file}.js`, module: { type: 'commonjs' }, jsc: { target: 'es2022' } });
  },

  /** A list changes with each article in it, and an article with the code that reads it. */
  getCacheKey(source, file) {
    const hash = createHash('sha256').update(source).update(file);
    for (const folder of [join(dirname(file), '..'), join(import.meta.dirname, '../../remotes/content/markdown')]) {
      for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
        if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
      }
    }
    return hash.digest('hex').slice(0, 32);
  },
};
