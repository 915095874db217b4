/** `pnpm build [app…]`: builds what has changed since its last build, for production. */
import { build } from './workspace/build';
import { fail } from './workspace/process';

await build(process.argv.slice(2)).catch((error: Error) => fail(`\n${error.message}`));
