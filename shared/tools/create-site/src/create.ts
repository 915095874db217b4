#!/usr/bin/env node
/** `npm create furrow-site`: writes the repository of a site with a host and one remote. */
import { fileURLToPath } from 'node:url';
import { ask, canAsk, withoutQuestions } from 'create-furrow-remote/ask';
import { freePortFrom } from 'create-furrow-remote/beside-others';
import {
  existsProblem,
  expectFree,
  packageVersions,
  runCreate,
  writeRepository,
} from 'create-furrow-remote/write-repository';
import {
  expectAll,
  firstRemoteProblem,
  readArguments,
  siteProblem,
  usage,
  type AskedForSite,
  type GivenForSite,
} from './arguments';
import { siteFiles } from './site-files';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await runCreate(import.meta.url, usage, async () => {
  const given = readArguments(process.argv.slice(2));
  const { name, remote, packages } = canAsk() ? await askForRest(given) : expectAll(given);
  expectFree(name);
  const files = siteFiles({
    name,
    remote,
    packages,
    port: await freePortFrom(3000),
    versions: packageVersions(import.meta.url),
    template: beside('../template'),
    deploy: beside('./deploy'),
  });
  await writeRepository(name, files);
  console.log(`\nnpm start | npm test | npm run lint\nFirst, run: cd ${name} && npm install`);
  if (given.name === undefined || given.remote === undefined)
    console.log(withoutQuestions('furrow-site', name, { remote, ...(packages !== undefined && { packages }) }));
});

async function askForRest({ name: givenName, remote: givenRemote, packages }: GivenForSite): Promise<AskedForSite> {
  const name =
    givenName ??
    (await ask({
      message: 'What is the site called? It is also the name of its folder.',
      example: 'farmstand',
      problem: (answer) => siteProblem(answer) ?? existsProblem(answer),
    }));
  const remote =
    givenRemote ??
    (await ask({
      message: 'What is its first remote called? It is one word.',
      example: 'catalog',
      problem: (answer) => firstRemoteProblem(answer, name),
    }));
  return { name, remote, packages };
}
