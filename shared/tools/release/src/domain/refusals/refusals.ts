import type { Refusal } from './refusal';
import { buildRefusals } from './build-refusals';
import { gateRefusals } from './gate-refusals';
import { placeRefusals } from './place-refusals';
import { releaseRefusals } from './release-refusals';
import { repositoryRefusals } from './repository-refusals';
import { requestRefusals } from './request-refusals';
import { teamRefusals } from './team-refusals';

/** The refusals of every command by family, in the order of their page. */
export const families = {
  gate: { about: 'what the gate refuses: a release that does not go with what is live', refusals: gateRefusals },
  build: { about: 'what is wrong with a build, whatever is live', refusals: buildRefusals },
  team: { about: 'who may release what, and the keys', refusals: teamRefusals },
  release: { about: 'versions, previews, environments and canaries', refusals: releaseRefusals },
  place: {
    about: 'the place of a site: a folder, a bucket, an address, and the ledger in it',
    refusals: placeRefusals,
  },
  repository: {
    about: 'commands in the repository of a remote, and those that make a repository',
    refusals: repositoryRefusals,
  },
  request: { about: 'commands that a team sends to a site over HTTP', refusals: requestRefusals },
};

const known = {
  ...gateRefusals,
  ...buildRefusals,
  ...teamRefusals,
  ...releaseRefusals,
  ...placeRefusals,
  ...repositoryRefusals,
  ...requestRefusals,
};

/** The code of a refusal. A code never changes its meaning, because programs rely on it. */
export type RefusalCode = keyof typeof known;

/** Every code with what it means. */
export const refusals: Readonly<Record<RefusalCode, Refusal>> = known;
