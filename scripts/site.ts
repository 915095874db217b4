/** `npm start`: the composed production site on http://localhost:3000, or on the port that PORT names. */
import { folderFiles } from '@furrow/release/server/files';
import { startServer } from '@furrow/release/server/serve';
import { composeSite, servedOrigin } from './workspace/composed-site';
import { fail } from './workspace/process';

try {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT is "${process.env.PORT}": give a number from 0 to 65535.`);
  await composeSite(servedOrigin, console.log);
  const { url } = await startServer({ files: folderFiles(servedOrigin), port });
  console.log(`\nFurrow is at ${url} (Ctrl+C stops it)`);
} catch (error) {
  fail(`\n${(error as Error).message}`);
}
