import { defineHost } from '@furrow/bundler/define-host';

export default defineHost(import.meta.dirname);
