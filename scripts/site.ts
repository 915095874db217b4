/** `npm start`: the composed production site on http://localhost:3000, or on the port that PORT names. */
import { folderFiles } from '@furrow/release/server/files';
import { failureSentence } from '@furrow/release/domain/machine-failure';
import { holdPort } from '@furrow/release/server/hold-port';
import { startServer } from '@furrow/release/server/serve';
import { composeSite, servedOrigin } from './workspace/composed-site';
import { fail } from './workspace/process';

try {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT is "${process.env.PORT}": give a number from 0 to 65535.`);
  // First of all, so that a second start does not change the site that the first one serves.
  const held = await holdPort(port);
  await composeSite(servedOrigin, console.log);
  await held.release();
  const { url } = await startServer({ files: folderFiles(servedOrigin), port: held.port });
  console.log(`\nFurrow is at ${url} (Ctrl+C stops it)`);
} catch (error) {
  fail(`\n${failureSentence(error) ?? (error as Error).message}`);
}
