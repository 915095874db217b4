/**
 * The pipelines of a repository, by path: each change is checked and each version on `main` goes live; every night the
 * remote is checked in what is live. The document own-repository.md shows both.
 *
 * @param site the address of the site, without a slash at its end
 */
export function workflowFiles(site: string): [string, string][] {
  return [
    ['.github/workflows/release.yml', releaseWorkflow(site)],
    ['.github/workflows/nightly.yml', nightlyWorkflow(site)],
  ];
}

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
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - run: npx furrow check --against ${site}
  release:
    needs: check
    if: github.event_name == 'push'
    concurrency: release
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - run: npm run release
        env:
          FURROW_SIGNING_KEY: \${{ secrets.FURROW_SIGNING_KEY }}
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
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - run: npx furrow lock --against ${site}
      - run: npx furrow types --against ${site}
      - run: npx furrow check --against ${site}
      - if: failure()
        uses: actions/upload-artifact@v4
        with:
          name: site.lock
          path: site.lock
`;
