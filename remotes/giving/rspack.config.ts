import { defineRemote } from '@furrow/bundler/define-remote';
import { drawings } from '@furrow/bundler/drawings';

export default defineRemote(import.meta.dirname, {
  siteFiles: () =>
    Promise.resolve(drawings('giving', /^(?:farm-(?!.*-night$)|case-(?:green-valley|sustainable-harvest)$)/)),
});
