#!/usr/bin/env node
// Rspack's own command, of the version that this package needs, so that a remote names one package and no part of the bundler.
import { RspackCLI } from '@rspack/cli';

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production';
await new RspackCLI().run(process.argv);
