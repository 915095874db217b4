import type { BlogArticle } from './data/blog.data';
import { article as traceability } from './pages/blog/blockchain-food-traceability.data';
import { article as carbon } from './pages/blog/carbon-credit-farming.data';
import { article as dao } from './pages/blog/dao-governed-farms.data';
import { article as safety } from './pages/blog/food-safety-by-the-clock.data';
import { article as contracts } from './pages/blog/smart-contract-agriculture.data';
import { article as supply } from './pages/blog/supply-chain-custody.data';
import { study as farmdirect } from './pages/case-studies/farmdirect.data';
import { study as greenValley } from './pages/case-studies/green-valley.data';
import { study as safefood } from './pages/case-studies/safefood.data';
import { study as sustainableHarvest } from './pages/case-studies/sustainable-harvest.data';
import { topics } from './pages/docs/docs.data';
import { guide as carbonGuide } from './pages/guides/carbon-guide.data';
import { guide as safetyGuide } from './pages/guides/food-safety-guide.data';
import { policy as cookies } from './pages/legal/cookies.data';
import { policy as privacy } from './pages/legal/privacy.data';
import { policy as terms } from './pages/legal/terms.data';
import { sections as custodyPaper } from './pages/whitepaper/custody-transfer.data';
import { sections as governancePaper } from './pages/whitepaper/network-governance.data';
import { sections as coverPaper } from './pages/whitepaper/parametric-cover.data';
import { sections as recallPaper } from './pages/whitepaper/recall-rehearsal.data';
import { sections as traceabilityPaper } from './pages/whitepaper/signed-traceability.data';
import { sections as soilPaper } from './pages/whitepaper/soil-credits.data';
import { routes } from './routes';
import { plainText, type Section } from './ui/article';

const articles: BlogArticle[] = [traceability, carbon, dao, safety, contracts, supply];

const bodies: readonly (readonly Section[])[] = [
  ...articles.map(({ sections }) => sections),
  ...[farmdirect, greenValley, safefood, sustainableHarvest].map(({ sections }): readonly Section[] => sections),
  ...[carbonGuide, safetyGuide, cookies, privacy, terms].map(({ sections }): readonly Section[] => sections),
  custodyPaper,
  governancePaper,
  coverPaper,
  recallPaper,
  traceabilityPaper,
  soilPaper,
  topics,
];
const allSections = bodies.flat();

test.each(articles)('$entry.slug takes as long to read as it says', ({ entry, opening, sections }) => {
  const words = [opening, ...sections.map(plainText)].join(' ').split(/\s+/).length;
  const minutes = words / 200;
  expect(Math.abs(minutes - entry.readTime)).toBeLessThanOrEqual(0.5);
});

test.each(articles)('$entry.slug names three other articles and has sections that can be linked to', (article) => {
  expect(new Set(article.related).size).toBe(3);
  expect(article.related).not.toContain(article.entry.slug);
  const ids = article.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
});

test('no two pages share a paragraph', () => {
  const paragraphs = allSections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? [JSON.stringify(block.text)] : [])),
  );
  expect(paragraphs.filter((paragraph, index) => paragraphs.indexOf(paragraph) !== index)).toEqual([]);
});

test('a link in an article leads to a page of this remote that exists, or to another remote', () => {
  const own = new Set(routes.routes.map(({ path }) => path));
  const ownFolders =
    /^\/(about|blog|case-studies|community|contact|demo|legal|login|register|resources|solutions)(\/|$)/;
  const targets = allSections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'text' && typeof block.text !== 'string'
        ? block.text.flatMap((part) => (typeof part === 'string' ? [] : [part.to]))
        : [],
    ),
  );
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => ownFolders.test(target) && !own.has(target))).toEqual([]);
});
