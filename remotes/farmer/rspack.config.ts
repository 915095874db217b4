import { defineRemote } from '@furrow/build/define-remote';

export default defineRemote(import.meta.dirname);
