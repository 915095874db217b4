/** `tsx scripts/checks/lighthouse.ts [remote]`: Lighthouse on one page of each kind of the composed site. */
import { pathToFileURL } from 'node:url';
import { launchOptions } from '@furrow/testing/browser';
import { documentFile } from '@furrow/release/domain/paths';
import { folderFiles } from '@furrow/release/server/files';
import { startServer } from '@furrow/release/server/serve';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../machine/browser';
import { fail } from '../workspace/process';
import { checkedDocuments, checkedOrigin } from '../workspace/composed-site';

/**
 * One page of each kind, each from another team where possible: a page that sleeps, a list, an article, a form, a
 * dashboard and a page with tickets.
 */
const kinds = [
  '/',
  '/buy-food',
  '/blog/blockchain-food-traceability',
  '/loan-application',
  '/governance/treasury',
  '/farm-details/green-valley',
];

/** Those of them that differ most. An audit takes long, and pages of one site share nearly everything that is audited. */
const unlike = ['/', '/buy-food', '/loan-application'];

/**
 * Lighthouse's scores for best practices and search engine optimization must be 100 on one page of each kind of a remote,
 * or on three pages of the site. Its score for accessibility comes from axe, which the end-to-end tests ask on every kind
 * of page.
 */
export async function lighthouseScores(
  browser: string,
  remote?: string,
): Promise<{ passed: number; failed: number; details: string }> {
  const documents = checkedDocuments(remote);
  const paths = (remote ? kinds : unlike).filter((path) => documents.includes(documentFile(path)));
  const results = await audit(browser, paths, {
    onlyCategories: ['best-practices', 'seo'],
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false },
    // Neither of these scores depends on times, so the network is not slowed. With any throttling, Lighthouse would
    // wait for five seconds three times.
    throttlingMethod: 'simulate',
  });
  const categories = results.flatMap(({ path, result }) =>
    Object.values(result.categories).map((category) => ({ path, result, category })),
  );
  const imperfect = categories.filter(({ category }) => category.score !== 1);
  return {
    passed: categories.length - imperfect.length,
    failed: imperfect.length,
    details: imperfect
      .map(
        ({ path, result, category }) => `${path}: ${category.title} ${pointsOf(category)}\n${lost(result, category)}`,
      )
      .join('\n'),
  };
}

/** The performance of one page of each kind, on the slow phone that Lighthouse simulates. */
export async function performanceScores(browser: string): Promise<Record<string, Record<string, number | string>>> {
  const results = await audit(browser, kinds, { onlyCategories: ['performance'] });
  return Object.fromEntries(
    results.map(({ path, result: { categories, audits } }) => [
      path,
      {
        score: categories.performance ? pointsOf(categories.performance) : '',
        'largest paint': audits['largest-contentful-paint']?.displayValue ?? '',
        'blocking time': audits['total-blocking-time']?.displayValue ?? '',
        'layout shift': audits['cumulative-layout-shift']?.displayValue ?? '',
      },
    ]),
  );
}

async function audit(
  executablePath: string,
  paths: string[],
  flags: Flags,
): Promise<{ path: string; result: Result }[]> {
  const server = await startServer({ files: folderFiles(checkedOrigin), port: 0 });
  const browser = await launch({ executablePath, args: launchOptions(executablePath).args });
  try {
    const results: { path: string; result: Result }[] = [];
    for (const path of paths) {
      const page = await browser.newPage();
      const options: Flags = { ...flags, logLevel: 'silent', disableFullPageScreenshot: true };
      const run = await lighthouse(server.url + path, options, undefined, page);
      await page.close();
      if (!run) throw new Error(`Lighthouse said nothing about ${path}.`);
      const { lhr } = run;
      if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${path}: ${lhr.runtimeError.message}`);
      results.push({ path, result: lhr });
    }
    return results;
  } finally {
    await browser.close();
    await server.close();
  }
}

type Category = Result['categories'][string];

const pointsOf = ({ score }: Category) => Math.round((score ?? 0) * 100);

/** The audits that cost points, with the first places where each was found. */
function lost({ audits }: Result, { auditRefs }: Category): string {
  const failing = auditRefs.flatMap(({ id, weight }) => {
    const one = audits[id];
    return weight > 0 && one && one.score !== null && one.score < 1 ? [one] : [];
  });
  return failing
    .map(({ title, details }) => {
      const items = details && 'items' in details ? JSON.stringify(details.items.slice(0, 2)).slice(0, 600) : '';
      return `  ${title} ${items}`;
    })
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed, details } = await lighthouseScores(await findBrowser(console.log), process.argv[2]);
  if (failed > 0) fail(details);
}
