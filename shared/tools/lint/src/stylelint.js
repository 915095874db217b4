import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { partsOfSite } from './parts-of-site.js';

/** Four values of which the second, at the right, differs from the fourth, at the left. */
const differingSides = '/^(\\S+)\\s+(\\S+)\\s+(\\S+)\\s+(?!\\2$)\\S+$/';

/** What says left or right. A page in Arabic is its mirror image, so style sheets say start and end. */
const sides = {
  '/^(?:margin|padding|inset|scroll-margin|scroll-padding)$/': [differingSides],
  '/^(?:text-align|float|clear)$/': ['left', 'right'],
  '/^(?:left|right)$|^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|^border-(?:top|bottom)-(?:left|right)-radius$/':
    ['/./'],
};

/** Firefox draws the hard stops of such a gradient as a mixture of both colors, unless the gradient names its color space. */
const mixedStripes = {
  '/^background/': ['/repeating-\\w+-gradient\\((?![^,]*\\bin )[^;]*color-mix\\(/'],
};

/**
 * The settings of stylelint. Colors come from the tokens, classes name things, and a module styles only what carries its
 * classes.
 *
 * @param {string} folder absolute path of the app's package: the tokens are those of the style sheet of the site that
 *   one of its packages has. Without one, no token is unknown.
 * @returns {import('stylelint').Config}
 */
export function lintStyles(folder) {
  const referenceFiles = partsOfSite(folder).flatMap(({ code, styles }) =>
    styles === undefined ? [] : withImports(join(code, styles)),
  );
  return {
    ignoreFiles: ['**/dist/**', '**/node_modules/**', '.origin/**', '**/.cache/**'],
    reportNeedlessDisables: true,
    reportDescriptionlessDisables: true,
    referenceFiles,
    rules: {
      'color-named': 'never',
      'color-no-hex': true,
      'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      'declaration-block-no-duplicate-properties': [
        true,
        { ignore: ['consecutive-duplicates-with-different-syntaxes'] },
      ],
      'no-duplicate-selectors': true,
      // As in other sources, with the signs at both ends of a comment.
      'comment-pattern': ['^(?!.{125}|[^]*\\n.{131})', { message: 'Break a line of a comment before 130 characters' }],
      // A misspelled token is silent in the browser. One that a component sets carries a fallback: var(--share, 0%).
      'no-unknown-custom-properties': referenceFiles.length > 0 || null,
      // One order of layers for the whole site: a number would be compared with those of other teams.
      'declaration-property-value-allowed-list': { 'z-index': ['/var\\(--fw-z-/', 'auto'] },
      'declaration-property-value-disallowed-list': [
        { ...sides, ...mixedStripes },
        {
          message: (property) =>
            property.startsWith('background')
              ? 'Name the color space of stripes with color-mix(), such as 105deg in srgb, for Firefox'
              : 'Say start and end, such as inset-inline-start, because a page may run from right to left',
        },
      ],
      'property-no-unknown': [true, { ignoreProperties: ['composes', 'scroll-target-group'] }],
      'declaration-property-value-no-unknown': true,
      // A `ch` is another length in the fallback face: lines would break elsewhere until the font is there.
      'declaration-property-unit-disallowed-list': { '/width$/': ['ch'] },
      'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'target-current'] }],
    },
    overrides: [
      {
        files: ['**/*.module.css'],
        rules: {
          'selector-class-pattern': [
            '^[a-z][a-zA-Z0-9]*$',
            { message: 'A class is a camelCase noun; the outermost is `root`' },
          ],
          // A span of a text inside, such as a code that does not break, would take a line of its own.
          'rule-selector-property-disallowed-list': [
            { '/[^>+~] span$/': ['display'] },
            { message: 'Name the child with `> span`, because texts have spans of their own' },
          ],
          'selector-max-id': 0,
          'selector-max-type': [0, { ignore: ['child', 'descendant', 'compounded'] }],
          'selector-max-universal': [0, { ignoreAfterCombinators: [' ', '>', '+', '~'] }],
        },
      },
    ],
  };
}

/** A style sheet and those beside it that it imports. */
function withImports(file) {
  const imported = readFileSync(file, 'utf8').matchAll(/@import '(\.[^']+)'/g);
  return [file, ...[...imported].map(([, path]) => join(dirname(file), path))];
}
