import { defineRemote } from '@furrow/bundler/define-remote';

export default defineRemote(import.meta.dirname);
