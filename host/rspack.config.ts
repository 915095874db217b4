import { defineHost } from '@furrow/build/define-host';

export default defineHost(import.meta.dirname);
