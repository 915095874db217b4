#!/usr/bin/env node
// The command of the installed package, whose program was bundled when it was packed.
if (process.env.DEBUG) process.setSourceMapsEnabled(true);
await import('../dist/furrow.mjs');
