import { startServer } from '@furrow/release/serve';
import { originFolder } from './origin';

/** Serves the composed site on a free port for the whole run; workers find its address in SITE_URL. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer({ root: originFolder, port: 0 });
  process.env.SITE_URL = server.url;
  return () => server.close();
}
