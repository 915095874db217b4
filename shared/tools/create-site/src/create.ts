#!/usr/bin/env node
/** `npm create furrow-site`: writes the repository of a site with a host and one remote. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePortFrom } from 'create-furrow-remote/beside-others';
import { expectFree, packageVersions, runCreate, writeRepository } from 'create-furrow-remote/write-repository';
import { readArguments } from './arguments';
import { siteFiles } from './site-files';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await runCreate(import.meta.url, async () => {
  const { name, remote, packages } = readArguments(process.argv.slice(2));
  expectFree(name);
  const files = siteFiles({
    name,
    remote,
    packages,
    port: await freePortFrom(3000),
    versions: packageVersions(import.meta.url),
    template: beside('../template'),
    nginx: readFileSync(beside('./nginx.conf'), 'utf8'),
  });
  await writeRepository(name, files);
  console.log(`\nnpm start | npm test | npm run lint\nFirst, run: cd ${name} && npm install`);
});
