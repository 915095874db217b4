import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { integrityOf } from '../domain/integrity';
import { folderStorage } from '../store/folder-storage';
import { canary, canarySite, live } from '../testing/canary-site';
import { countVisits } from '../testing/days';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/workspace';
import { answerSchema, resultSchemas } from '../domain/answer.schema';

let workspace: FixtureWorkspace;
beforeAll(async () => {
  workspace = await fixtureWorkspace();
});
afterAll(() => workspace.remove());

/** Runs a command line with --json, and returns the answer after a check of its form. */
async function answerTo(line: string) {
  const { code, out } = await workspace.release([...line.split(' '), '--json']);
  const answer = answerSchema.parse(JSON.parse(out));
  if (answer.kind) resultSchemas[answer.kind].parse(answer.result);
  expect({ line, exitCode: answer.exitCode }).toEqual({ line, exitCode: code });
  return answer;
}

const publish = (app: string) => `publish ${app} --no-build --no-browser`;

/** The commands of the program, as its help lists them. */
async function commandsOf(...above: string[]): Promise<string[]> {
  const { out } = await workspace.release([...above, '--help']);
  const listed = out.slice(out.indexOf('\nCommands:')).matchAll(/^ {2}([a-z][a-z-]*)/gm);
  return [...listed].map(([, name = '']) => [...above, name].join(' ')).filter((name) => !name.endsWith('help'));
}

it('answers every command in JSON of one schema, with its result or the codes of its refusal', async () => {
  const lines: [line: string, expected: object][] = [
    ['status', { exitCode: 1, refused: [{ code: 'FUR-SITE-NONE' }] }],
    ['status --against http://localhost:1', { exitCode: 1, refused: [{ code: 'FUR-SITE-SILENT' }] }],
    [`${publish('host')} --promote`, { said: ['host@1.0.0 is live.'] }],
    [`${publish('shop')} --promote`, { said: ['shop@1.0.0 is live.'] }],
    ['promote shop@9.9.9', { exitCode: 1, refused: [{ code: 'FUR-RELEASE-UNKNOWN-VERSION' }] }],
    ['promote shop', { exitCode: 2, refused: [{ code: 'FUR-COMMAND-ARGUMENTS' }] }],
    ['serve', { exitCode: 2, refused: [{ code: 'FUR-COMMAND-ARGUMENTS' }] }],
    ['collect', { exitCode: 2, refused: [{ code: 'FUR-COMMAND-ARGUMENTS' }] }],
    ['preview --list', { kind: 'preview', result: [] }],
    ['env create staging', { command: 'env create' }],
    ['env list', { kind: 'env list', result: [{ name: 'staging' }] }],
    ['env lock staging --reason audit', { said: ['staging is locked: audit.'] }],
    ['env unlock staging', { said: ['staging is open.'] }],
    ['env follow staging shop', {}],
    ['env accept staging shop@1.0.0 --reason seen', {}],
    ['env remove staging', {}],
    ['status', { kind: 'status', result: [{ app: 'host' }, { app: 'shop', version: '1.0.0', state: 'live' }] }],
    ['log', { kind: 'log' }],
    ['why shop@1.0.0', { kind: 'why' }],
    ['failures shop@1.0.0', { exitCode: 1, refused: [{ code: 'FUR-CANARY-NO-REPORTS' }] }],
    ['audit', { kind: 'audit' }],
    ['verify', { kind: 'verify', result: { problems: [] } }],
    ['dashboard --no-open', { said: [expect.stringContaining('operations page')] }],
    ['report-to /_reports', {}],
    ['watch shop --once', { exitCode: 1 }],
    ['keygen shop.key', { kind: 'keygen' }],
    ['sign shop@1.0.0 --key shop.key', { said: ['shop@1.0.0 is signed.'] }],
    ['retire shop --reason closed', { said: ['shop is off the site.'] }],
    ['rollback shop --reason wrong', { exitCode: 1 }],
    ['prune', { kind: 'prune', result: { removed: [] } }],
    ['repair', {}],
    ['upgrade', {}],
    ['backup copy', { kind: 'backup', result: { problems: [] } }],
    ['restore copy --origin again', { kind: 'restore', result: { problems: [] } }],
    ['doctor', { exitCode: 1, refused: [{ code: 'FUR-BUCKET-IS-FOLDER' }] }],
    ['explain FUR-SITE-NONE', { kind: 'explain' }],
    ['completion bash', { said: [expect.stringContaining('complete -F')] }],
  ];
  for (const [line, expected] of lines)
    expect({ line, ...(await answerTo(line)) }).toMatchObject({ line, ...expected });
  const run = lines.map(([line]) => line);
  const commands = [...(await commandsOf()).filter((name) => name !== 'env'), ...(await commandsOf('env'))];
  expect(commands.length).toBeGreaterThan(25);
  expect(commands.filter((name) => !run.some((line) => line === name || line.startsWith(`${name} `)))).toEqual([]);
}, 240_000);

it('answers with the failures of a version, where reports are counted', async () => {
  const failures = [{ phase: 'entry', error: 'Error: 404', count: 2 }];
  const row = { app: 'shop', version: '1.0.0', cohort: 'all', visits: 9, failures };
  await countVisits(folderStorage(join(workspace.folder, '.origin')), row);
  expect(await answerTo('failures shop@1.0.0')).toMatchObject({
    kind: 'failures',
    result: [{ phase: 'entry', count: 2 }],
  });
}, 60_000);

it('says in its warnings what a command warns of, one sentence each, and on standard error too', async () => {
  await workspace.build('1.0.1', {
    offers: { part: [{ count: 3, html: '<p>Food</p>' }] },
    fills: {
      part: [
        { slot: 'content/farm', order: 1 },
        { slot: 'dao/vote', order: 1 },
      ],
    },
  });
  const waits = (slot: string, owner: string) =>
    `No page shows its fragment part in the slot ${slot} yet: ${owner} has no live version. It waits for one.`;
  const warnings = [waits('content/farm', 'content'), waits('dao/vote', 'dao')];
  expect(await answerTo(`${publish('shop')} --dry-run`)).toMatchObject({
    exitCode: 0,
    said: ['shop@1.0.1 passed every check against the site. Nothing was stored.'],
    warnings,
  });
  const { err } = await workspace.release([...publish('shop').split(' '), '--dry-run', '--json']);
  for (const warning of warnings) expect(err).toContain(`  - ${warning}\n`);
  expect(await answerTo('restore copy --origin third')).toMatchObject({
    warnings: [expect.stringMatching(/^What happened after event \d+ and left no trace here is lost/)],
  });
  expect(await answerTo('status')).toMatchObject({ warnings: [] });
  await workspace.build('1.0.0');
}, 120_000);

describe('watch', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'watch-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const watching = (options = '') =>
    answerTo(`watch shop --once --origin ${join(folder, 'origin')}${options && ` ${options}`}`);

  it('answers with the figures of the canary and of the live version beside it', async () => {
    const storage = await canarySite(folder);
    await countVisits(
      storage,
      { ...canary, cohort: 'canary', visits: 61 },
      { ...live, cohort: 'beside 1.1.0', visits: 900, failures: [{ phase: 'entry', error: 'Error: 404', count: 9 }] },
    );
    const beside = { version: '1.0.0', visits: 900, failures: 9 };
    const looked = { app: 'shop', version: '1.1.0', traffic: 10, canary: { visits: 61, failures: 0 }, beside };
    expect(await watching('--min-visits 100')).toMatchObject({
      exitCode: 4,
      said: ['The canary of shop has had too few visits to judge.'],
      kind: 'watch',
      result: { ...looked, visitsAtStep: 61, outcome: 'undecided' },
    });
    expect(await watching('--min-visits 50')).toMatchObject({
      exitCode: 0,
      result: { ...looked, visitsAtStep: 61, outcome: 'kept' },
    });
    expect(await watching('--min-visits 50 --steps 10,50,100')).toMatchObject({
      result: { ...looked, traffic: 50, visitsAtStep: 0, outcome: 'kept' },
    });
    expect(await watching('--min-visits 50 --steps 100')).toMatchObject({
      said: ['shop@1.1.0 is live.'],
      result: { ...looked, traffic: 100, outcome: 'promoted' },
    });
  }, 60_000);

  it('answers with the figures by which it withdrew the canary, beside the refusal', async () => {
    const storage = await canarySite(folder);
    const failures = [{ phase: 'entry', error: 'Error: 404', count: 120 }] as const;
    await countVisits(storage, { ...canary, cohort: 'canary', visits: 200, failures: [...failures] });
    const answer = await watching();
    expect(answer).toMatchObject({
      exitCode: 1,
      kind: 'watch',
      result: {
        ...{ app: 'shop', version: '1.1.0', traffic: 10, outcome: 'withdrawn' },
        canary: { visits: 200, failures: 120 },
        reason: '60.0% of its visits failed, but only 2% may',
      },
      refused: [{ code: 'FUR-CANARY-WITHDRAWN' }],
    });
    expect(answer.result).not.toHaveProperty('beside');
  }, 60_000);

  it('answers without figures of an environment, in which nobody is in a canary', async () => {
    await canarySite(folder);
    const origin = join(folder, 'origin');
    await answerTo(`env create staging --origin ${origin}`);
    await answerTo(`promote shop@1.1.0 --env staging --origin ${origin}`);
    const answer = await watching('--env staging');
    expect(answer).toMatchObject({ kind: 'watch', said: [expect.stringContaining('may go live')] });
    expect(answer.result).toEqual({ app: 'shop', version: '1.1.0', outcome: 'ready' });
  }, 60_000);
});

/** The hash of each file of the origin, by its path there. */
async function filesNow(): Promise<Record<string, string>> {
  const origin = join(workspace.folder, '.origin');
  const found = await readdir(origin, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = files.map(async (file) => [relative(origin, file), integrityOf(await readFile(file))] as const);
  return Object.fromEntries(await Promise.all(hashed));
}

it('says with --dry-run what each command would change, and changes no byte', async () => {
  await answerTo('promote shop@1.0.0');
  for (const version of ['1.1.0', '1.2.0']) {
    await workspace.build(version);
    await answerTo(publish('shop'));
  }
  const before = await filesNow();
  expect(await answerTo('promote shop@1.1.0 --dry-run')).toMatchObject({
    kind: 'dry run',
    result: {
      apps: { shop: { before: { '1.0.0': 100, '1.1.0': 0 }, after: { '1.0.0': 0, '1.1.0': 100 } } },
      written: expect.arrayContaining(['buy-food.html', 'discovery.json']),
    },
  });
  expect(await answerTo('promote shop@9.9.9 --dry-run')).toMatchObject({
    refused: [{ code: 'FUR-RELEASE-UNKNOWN-VERSION' }],
  });
  expect(await answerTo('promote shop@1.1.0 --dry-run --to http://localhost:1')).toMatchObject({
    refused: [{ code: 'FUR-SITE-SILENT' }],
  });
  expect(await answerTo('retire shop --dry-run')).toMatchObject({
    result: { removed: expect.arrayContaining(['buy-food.html']) },
  });
  const pruned = await answerTo('prune --keep 1 --dry-run');
  expect(pruned.result).toMatchObject({ removed: expect.arrayContaining([expect.stringMatching(/^shop\/1\.1\.0-/)]) });
  expect(await answerTo('repair --dry-run')).toMatchObject({ result: { apps: {}, written: [], removed: [] } });
  const told = await workspace.release(['promote', 'shop@1.1.0', '--dry-run']);
  expect(told.out).toMatch(
    /^Nothing was changed\. This would be:\n {2}- shop@1\.0\.0 100% and 2 versions without visitors becomes shop@1\.1/,
  );
  expect(await filesNow()).toEqual(before);

  await answerTo('promote shop@1.1.0');
  const live = await filesNow();
  expect(await answerTo('rollback shop --reason wrong --dry-run')).toMatchObject({
    result: { apps: { shop: { before: { '1.1.0': 100 }, after: { '1.0.0': 100, '1.1.0': 0 } } } },
  });
  expect(await filesNow()).toEqual(live);
  // What it said is what happens.
  expect(await answerTo('rollback shop --reason wrong')).toMatchObject({
    said: ['shop@1.0.0 is live; shop@1.1.0 is withdrawn.'],
  });
}, 240_000);

it('says with repair --dry-run what damage would be mended and what would stay, and repair does precisely that', async () => {
  await answerTo('env create staging');
  await answerTo('promote shop@1.2.0 --env staging');
  const inOrigin = (path: string) => join(workspace.folder, '.origin', path);
  const sound = await filesNow();
  const [ofRelease = ''] = Object.keys(sound).filter((path) => /^shop\/1\.0\.0-[^/]+\/documents\//.test(path));
  for (const path of ['.furrow/headers.json', '404.html', 'discovery.json.br', '_views/staging/buy-food.html']) {
    expect(sound).toHaveProperty([path]);
    await writeFile(inOrigin(path), 'damage');
  }
  await rm(inOrigin('buy-food.html'));
  await writeFile(inOrigin('stray.html'), 'of nobody');
  const before = await filesNow();
  const mended = [
    '.furrow/headers.json',
    '404.html',
    '_views/staging/buy-food.html',
    'buy-food.html',
    'discovery.json',
  ];
  expect(await answerTo('repair --dry-run')).toMatchObject({
    exitCode: 0,
    result: { apps: {}, written: mended, removed: ['stray.html'] },
  });
  expect(await filesNow()).toEqual(before);

  expect(await answerTo('repair')).toMatchObject({ exitCode: 0 });
  // The list of composed files says how often they were composed.
  const shown = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => !path.endsWith('/composed.json')));
  expect(shown(await filesNow())).toEqual(shown(sound));
  expect(await answerTo('repair --dry-run')).toMatchObject({ exitCode: 0, result: { written: [], removed: [] } });

  // A release is not mended, and stops what is made of it.
  await writeFile(inOrigin(ofRelease), 'damage');
  const faults = [expect.stringContaining(`${ofRelease} is not the file that its release names`)];
  expect(await answerTo('repair --dry-run')).toMatchObject({ faults, result: { written: [], removed: [] } });
  expect(await answerTo('repair')).toMatchObject({ faults });
}, 240_000);
