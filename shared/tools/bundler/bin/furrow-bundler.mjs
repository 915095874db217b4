#!/usr/bin/env node
// Rspack's own command, of the version that this package needs, so that a remote names one package and no part of the bundler.
import { RspackCLI } from '@rspack/cli';

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production';
// The server throws this error where nobody can catch it. It is of the machine, so its stack would tell nothing.
process.on('uncaughtException', (error) => {
  const { code, port } = error;
  const next = `Stop whatever is using it, or choose another port: furrow-bundler dev --port ${port + 1}`;
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use. ${next}` : error);
  process.exit(1);
});
await new RspackCLI().run(process.argv);
