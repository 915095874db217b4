#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The command reads the configuration of a remote, which is written in TypeScript.
register();
await import('../src/furrow.ts');
