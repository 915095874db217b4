const { readFile } = require('node:fs/promises');
const { setTimeout: wait } = require('node:timers/promises');

/**
 * Waits for the text of a file that an editor has emptied and not yet written. A page without its exports could not be
 * replaced in the browser, which would load the whole document again and lose what was typed into it. A file that stays
 * empty for a second is meant to be.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
module.exports = function halfSavedLoader(source) {
  if (source !== '') return source;
  const done = this.async();
  textOf(this.resourcePath).then((text) => done(null, text), done);
  return undefined;
};

async function textOf(path) {
  for (let tries = 0; tries < 20; tries += 1) {
    const text = await readFile(path, 'utf8');
    if (text !== '') return text;
    await wait(50);
  }
  return '';
}
