import { folderFiles } from '@furrow/release/server/files';
import { startServer } from '@furrow/release/server/serve';
import { startNginx } from '../../scripts/machine/nginx';
import { originFolder } from './origin';

/**
 * Serves the composed site on a free port for the whole run. Workers find its address in SITE_URL. With
 * FURROW_SERVER=nginx, all tests run against nginx.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const nginx = process.env.FURROW_SERVER === 'nginx';
  const server = nginx
    ? await startNginx(originFolder)
    : await startServer({ files: folderFiles(originFolder), port: 0 });
  process.env.SITE_URL = server.url;
  return () => server.close();
}
