import { defineRemote } from '@furrow/build/define-remote';
import { drawings } from '@furrow/build/drawings';

export default defineRemote(import.meta.dirname, {
  siteFiles: () => Promise.resolve(drawings('giving', /^(?:farm-|case-(?:green-valley|sustainable-harvest)$)/)),
});
