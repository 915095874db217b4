#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The command of the installed package, whose program was bundled when it was packed. It reads the configuration of a
// remote, which is written in TypeScript.
register();
if (process.env.DEBUG) process.setSourceMapsEnabled(true);
await import('../dist/furrow.mjs');
