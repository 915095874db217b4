import type { RuleSetRule } from '@rspack/core';
import { join } from 'node:path';
import { compile, type CompileOptions } from './compile';

/** How the bundler reads the files of `src/articles`. */
export function articleRule(how: CompileOptions): RuleSetRule {
  return {
    test: /[\\/]src[\\/]articles[\\/].+\.md$/,
    type: 'javascript/auto',
    loader: join(import.meta.dirname, 'loader.cjs'),
    options: { compile, how },
  };
}
