import { join } from 'node:path';
import { defineRemote } from '@furrow/bundler/define-remote';
import { articleRule } from './markdown/article-rule';
import { sharePictures } from './markdown/share-picture';

// A browser gets the body of an article as HTML. In development it gets the elements, so that a saved article shows at once.
const bodiesInBrowser = process.env.NODE_ENV === 'development';

export default defineRemote(import.meta.dirname, {
  siteFiles: () => sharePictures(join(import.meta.dirname, 'src/articles')),
  rules: (target, language) => [articleRule({ bodies: target === 'node' || bodiesInBrowser, language })],
});
