import { defineRemote } from '@furrow/bundler/define-remote';
import { drawings } from '@furrow/bundler/drawings';

export default defineRemote(import.meta.dirname, {
  siteFiles: () => Promise.resolve(drawings(import.meta.dirname, /^product-/)),
});
