export type Pipelines = {
  /** The name of the remote. */
  name: string;
  /** The address of the site, without a slash at its end. */
  site: string;
  /** Whether the site shows previews. */
  showsPreviews?: boolean;
  /** The environment in which a release has to be before it goes live, where the site requires one. */
  staging?: string | undefined;
};

/**
 * The pipelines of a repository, by path: each change is checked and each version on `main` goes live, where the site
 * requires it by way of an environment; every night the remote is checked in what is live; and on a site with previews
 * each pull request has an address. The document own-repository.md shows them.
 */
export function workflowFiles({ name, site, showsPreviews = false, staging }: Pipelines): [string, string][] {
  const release =
    staging === undefined ? straight : [toStaging(name, site, staging), toVisitors(name, site, staging)].join('');
  return [
    ['.github/workflows/release.yml', releaseWorkflow(site) + release],
    ['.github/workflows/nightly.yml', nightlyWorkflow(site)],
    ...(showsPreviews ? ([['.github/workflows/preview.yml', previewWorkflow(name, site)]] as [string, string][]) : []),
  ];
}

const install = `      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
`;

const withKey = `        env:
          FURROW_SIGNING_KEY: \${{ secrets.FURROW_SIGNING_KEY }}
`;

const releaseWorkflow = (site: string) => `name: release
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest # has a Chrome, in which the pages are opened
    steps:
${install}      - run: npx furrow check --against ${site}
`;

const straight = `  release:
    needs: check
    if: github.event_name == 'push'
    concurrency: release
    runs-on: ubuntu-latest
    steps:
${install}      - run: npm run release
${withKey}`;

/** The release of this commit, in the shell. */
const releaseOf = (name: string) => `"${name}@$(node -p 'require("./package.json").version')"`;

/** The job has a name that no other job has, whatever the environment is called. */
const toStaging = (name: string, site: string, staging: string) => `  to-${staging}:
    needs: check
    if: github.event_name == 'push'
    concurrency: ${staging}
    runs-on: ubuntu-latest
    steps:
${install}      - run: npx furrow publish ${name} --to ${site}
${withKey}      - run: |
          npx furrow promote ${releaseOf(name)} \\
            --env ${staging} --to ${site}
${withKey}`;

const toVisitors = (name: string, site: string, staging: string) => `  live:
    needs: to-${staging}
    environment: live # has reviewers, and the key that may make releases live
    concurrency: live
    runs-on: ubuntu-latest
    steps:
${install}      - run: |
          npx furrow promote ${releaseOf(name)} \\
            --from ${staging} --to ${site}
${withKey}`;

const previewWorkflow = (name: string, site: string) => `name: preview
on:
  pull_request:
    types: [opened, synchronize, reopened, closed]
permissions:
  contents: read
  pull-requests: write
concurrency: preview-\${{ github.event.number }}
env:
  NUMBER: \${{ github.event.number }}
jobs:
  preview:
    # A pull request from another repository gets no key.
    if: github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest # has a Chrome, in which the pages are opened
    steps:
${install}      - if: github.event.action != 'closed'
        run: npx furrow preview ${name} --name "pr-$NUMBER" --to ${site} > preview.txt
${withKey}      - if: github.event.action == 'closed'
        run: |
          npx furrow preview --remove "pr-$NUMBER--${name}" --to ${site} > preview.txt ||
            echo "The preview has ended." > preview.txt
${withKey}      - run: gh pr comment "$NUMBER" --edit-last --create-if-none --body-file preview.txt
        env:
          GH_TOKEN: \${{ github.token }}
`;

const nightlyWorkflow = (site: string) => `name: nightly
on:
  schedule:
    - cron: '0 4 * * *'
permissions:
  contents: read
jobs:
  newest:
    runs-on: ubuntu-latest
    steps:
${install}      - run: npx furrow lock --against ${site}
      - run: npx furrow types --against ${site}
      - run: npx furrow check --against ${site}
      - if: failure()
        uses: actions/upload-artifact@v4
        with:
          name: site.lock
          path: site.lock
`;
