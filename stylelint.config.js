import { lintStyles } from '@furrow/lint/stylelint';
import { join } from 'node:path';

const remote = lintStyles(join(import.meta.dirname, 'host'));

/** The rules of every remote, and what holds where the tokens are. */
export default {
  ...remote,
  overrides: [
    ...remote.overrides,
    {
      // Where the tokens are defined: the drawn ones, and the few the site adds.
      files: ['shared/site/ui/src/{tokens,site,floods,print,art-grounds}.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'no-duplicate-selectors': null },
    },
  ],
};
