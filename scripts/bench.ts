/**
 * `pnpm bench`: what the composition costs, as ratios. Nothing here is asserted: times depend on the machine.
 *
 * - first load: each kind of page on a slow phone, whose line is slowed below TLS, against the same page as plain static
 *   HTML and against all apps built as one bundle; the three in turn, ROUNDS times (5); and when the controls answer that
 *   are on screen at first.
 * - languages: the first load of translated pages in Spanish and in English, in turn, on the same phone.
 * - navigation: from the press on a link, or on Back, to the content of the next page, for six steps on the same phone,
 *   against plain HTML and one bundle, and the bytes of the page change; BEFORE names an origin folder to compare with.
 * - returning: what a release costs a visitor who comes back: of the host, of the shop, and of all apps, with and without
 *   deltas, against one bundle that is released again.
 * - lighthouse: its score for performance, for one page of each kind.
 * - development: first start, hot reload and rebuild of one remote.
 * - storage: a release in a folder and in a bucket that answers after 50 ms, on sites of different sizes.
 * - embedding: a release of a fragment that stands in one page of another team, and in fifty; a page with four fragments,
 *   against the same page with those parts built in; composing 1,000 remotes with and without slots in their pages, and
 *   this site with its slots filled and empty.
 * - scale: time and memory of every command on generated sites of more and more documents, and how they grow.
 * - judge: simulated canaries, good and bad: how often and how soon each is withdrawn; it needs no site.
 * - previews: a preview of one changed page on sites of 5 and of 1,000 remotes, and a promotion beside 200 previews; it
 *   needs no site.
 * - load: both servers under load, while every two seconds a version goes live or is rolled back.
 *
 * `.cache/bench/index.html` then draws the ratios to the rivals, of this run and of all runs before it.
 *
 * `pnpm bench load` measures only that one, `pnpm bench first-load shop loan` only those kinds of pages, `pnpm bench
 * scale 1250 50000` sites of that many documents, `pnpm bench embedding page` only the page with four fragments, `pnpm
 * bench judge 1000` that many canaries of each kind; LOAD_SECONDS is how long each server is loaded, 60 unless told
 * otherwise.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findBrowser } from './machine/browser';
import { measureDevelopment } from './bench/development';
import { benchedKinds, benchedPaths, measureFirstLoads } from './bench/first-loads';
import { composeMonolith, composePlain } from './bench/rivals';
import { measureEmbedded } from './bench/embedded';
import { measureLanguages } from './bench/languages';
import { measureLoad } from './bench/load';
import { measureNavigations, steppedPaths } from './bench/navigations';
import { benchPage } from './bench/page';
import { openPhone } from './bench/phone';
import { judgeCanaries } from './bench/judge';
import { addRecords, type BenchRecord, readRecords } from './bench/records';
import { measureReturns } from './bench/returning';
import { measurePreviews } from './bench/previews';
import { measureScale } from './bench/scale';
import { measureSlots, measureSlotsOf } from './bench/slots';
import { measureEmbedding, measureStorage } from './bench/storage';
import { performanceScores } from './checks/lighthouse';
import { fail, root, run } from './workspace/process';
import { checkedOrigin, composeCheckedSite } from './workspace/composed-site';

const work = join(root, '.cache/bench');
/** What every run has measured. It is not in the folder that each run empties. */
const history = join(root, '.cache/bench-runs.jsonl');
const began = new Date().toISOString();
/** How often each page is loaded in turn with its rivals. */
const rounds = Number(process.env.ROUNDS ?? 5);

const measurements = [
  'first-load',
  'languages',
  'navigation',
  'returning',
  'lighthouse',
  'development',
  'storage',
  'embedding',
  'scale',
  'judge',
  'previews',
  'load',
] as const;
type Measurement = (typeof measurements)[number];

const [only, ...wanted] = process.argv.slice(2);
if (only !== undefined && !measurements.some((name) => name === only))
  fail(`There is no measurement "${only}". There are: ${measurements.join(', ')}.`);
const unknown = only === 'first-load' ? wanted.find((kind) => !benchedKinds.includes(kind)) : undefined;
if (unknown !== undefined) fail(`There is no kind of page "${unknown}". There are: ${benchedKinds.join(', ')}.`);
const isMeant = (measurement: Measurement) => only === undefined || only === measurement;

if (only !== 'scale' && only !== 'judge' && only !== 'previews') await composeCheckedSite(console.log);
await rm(work, { recursive: true, force: true });
await writePage();
if (isMeant('first-load')) await printFirstLoads();
if (isMeant('languages')) await printLanguages();
if (isMeant('navigation')) await printNavigations();
if (isMeant('returning')) await printReturns();

if (isMeant('lighthouse')) {
  console.log('\nLighthouse, performance on a slow phone');
  console.table(await performanceScores(await findBrowser(console.log)));
}

if (isMeant('development')) {
  console.log('\nDevelopment of one remote (shop)');
  console.table(await measureDevelopment('shop', 3091));
}

if (isMeant('storage')) {
  console.log('\nStorage: a release of three pages, in a folder and in a bucket that answers after 50 ms');
  const sites = [
    { remotes: 5, documents: 90 },
    { remotes: 50, documents: 90 },
    { remotes: 5, documents: 2000 },
  ];
  console.table(await measureStorage(join(work, 'storage'), sites));
}

if (isMeant('embedding')) {
  await printEmbedded();
  if (wanted[0] !== 'page') await printEmbedding();
}

if (isMeant('scale')) {
  const { sites, growth } = await measureScale(
    join(work, 'scale'),
    wanted.length > 0 ? wanted.map(Number) : [125, 1250],
  );
  console.log('\nScale: seconds, and megabytes of memory at most');
  console.table(sites);
  console.log('Growth between the last two, as the exponent of the number of documents');
  console.table(growth);
}

if (isMeant('judge')) {
  const canaries = only === 'judge' && wanted[0] !== undefined ? Number(wanted[0]) : 1000;
  const judged = judgeCanaries(canaries);
  console.log(`\nJudge: ${canaries} simulated canaries of each kind that are no worse than the live version`);
  console.table(judged.good);
  console.log('… and that are worse');
  console.table(judged.bad);
}

if (isMeant('previews')) {
  const { previews, promotions } = await measurePreviews(join(work, 'previews'), [5, 1000], 200);
  console.log('\nPreviews: from the command to the address, for one changed page of three, without the build');
  console.table(previews);
  console.log('A promotion, with 5 remotes');
  console.table(promotions);
}

if (isMeant('load')) {
  const seconds = Number(process.env.LOAD_SECONDS ?? 60);
  console.log(`\nLoad: ${seconds} s each, a version goes live or is rolled back every two seconds`);
  console.table(await measureLoad({ folder: join(work, 'load'), connections: [200, 1000], seconds }));
}
console.log(`\nThe pictures of all runs are in ${relative(process.cwd(), join(work, 'index.html'))}.`);
process.exit();

/** Adds to the history what a measurement compared with its rivals. */
async function note(measured: Record<string, BenchRecord['rows']>): Promise<void> {
  const { output } = await run('git', ['describe', '--always', '--exclude', '*', '--dirty=+'], { folder: root });
  const of = { at: began, commit: output.trim(), rounds };
  const records = Object.entries(measured).map(([what, rows]) => ({ what, ...of, rows }));
  await addRecords(history, records);
  await writePage();
}

/** Draws what all runs have measured. */
async function writePage(): Promise<void> {
  await mkdir(work, { recursive: true });
  await writeFile(join(work, 'index.html'), benchPage(await readRecords(history)));
}

async function printFirstLoads(): Promise<void> {
  console.log('Building the rivals: plain HTML, one bundle');
  const plain = await composePlain(checkedOrigin, join(work, 'plain'), benchedPaths);
  const bundle = await composeMonolith(checkedOrigin, join(work, 'monolith'));

  const phone = await openPhone(await findBrowser(console.log));
  console.log(`\nFirst load on a phone (HTTP/2 over 1.6 Mbit/s and 150 ms, CPU slowed 4 times), median of ${rounds}`);
  const kinds = only === 'first-load' && wanted.length > 0 ? wanted : benchedKinds;
  const { times, costs, answers, overall, measured } = await measureFirstLoads(
    phone,
    { ours: checkedOrigin, plain, bundle },
    rounds,
    kinds,
  );
  console.table(times);
  console.log(
    'When a control has answered that is used as soon as it is seen: best / median / worst, ratios of medians',
  );
  console.table(answers);
  console.log(`Of all these controls, to one bundle: ${overall}`);
  console.log('ours : plain HTML : one bundle, or ours : one bundle');
  console.table(costs);
  await note(measured);
  await phone.close();
}

async function printLanguages(): Promise<void> {
  const phone = await openPhone(await findBrowser(console.log));
  console.log(`\nFirst load in Spanish and in English on the same phone: best / median / worst of ${rounds}`);
  const { rows, measured } = await measureLanguages(phone, checkedOrigin, 'es', rounds);
  console.table(rows);
  await note(measured);
  await phone.close();
}

async function printNavigations(): Promise<void> {
  const phone = await openPhone(await findBrowser(console.log));
  console.log(
    `\nFrom the press to the content of the next page on the same phone: best / median / worst of ${rounds}, ratios of medians`,
  );
  const before = process.env.BEFORE;
  const plain = await composePlain(checkedOrigin, join(work, 'plain steps'), steppedPaths);
  const bundle = await composeMonolith(checkedOrigin, join(work, 'bundle for steps'));
  const folders = { ours: checkedOrigin, 'plain HTML': plain, 'one bundle': bundle, ...(before && { before }) };
  const { times, bytes, measured } = await measureNavigations(phone, folders, rounds);
  console.table(times);
  console.log('What comes over the line from the press until nothing loads, with TLS and HTTP/2');
  console.table(bytes);
  await note(measured);
  await phone.close();
}

async function printReturns(): Promise<void> {
  const phone = await openPhone(await findBrowser(console.log));
  console.log(
    `\nA visitor comes back after a release, on the same phone: ours : without deltas : one bundle, median of ${rounds}`,
  );
  const { rows, measured } = await measureReturns(phone, join(root, '.cache/returning'), rounds);
  console.table(rows);
  await note(measured);
  await phone.close();
}

async function printEmbedding(): Promise<void> {
  console.log('\nEmbedding: a release of a fragment');
  console.table(await measureEmbedding(join(work, 'embedding'), [1, 50]));
  console.log('\nSlots: composing 1,000 remotes');
  console.table(await measureSlots(join(work, 'slots'), 1000));
  console.log('… and all documents of this site');
  console.table(await measureSlotsOf(checkedOrigin, join(work, 'slots of the site')));
}

async function printEmbedded(): Promise<void> {
  const phone = await openPhone(await findBrowser(console.log));
  console.log(
    `\nFirst load of a page with parts of three other teams on the same phone: best / median / worst of ${rounds}, ratios of medians`,
  );
  const folder = join(work, 'embedded');
  const { rows, measured } = await measureEmbedded(phone, { origin: checkedOrigin, folder, times: rounds });
  console.table(rows);
  await note(measured);
  await phone.close();
}
