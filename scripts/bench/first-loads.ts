import { measureControl, measureLoad, medianOf, spreadOf, type FirstUse, type Load } from './first-load';
import { kinds } from './kinds';
import type { Phone } from './phone';
import type { BenchRecord } from './records';

export const benchedKinds = Object.keys(kinds);

export const benchedPaths = Object.values(kinds).map(({ path }) => path);

/** The shop, and its control that a returning visitor uses. */
export const shop: { path: string; use: FirstUse | undefined } = {
  path: '/buy-food',
  use: kinds.shop?.controls['add to cart'],
};

/** Three ways to deliver the same pages: the composition, the same documents without a script, and all apps in one bundle. */
type Rivals = Record<'ours' | 'plain' | 'bundle', string>;

/**
 * Loads each kind of page from each folder in turn and returns three tables: by kind of page when the page can be read
 * and used, and what it costs, and by control when it answers; `overall` has the best, the median and the worst ratio of
 * all controls, and `measured` has what the page of the benchmark draws. Each round begins with another folder, so that
 * none is always first.
 *
 * @param rounds how often each page is loaded from each folder
 * @param meant the kinds of pages to load, of {@link benchedKinds}
 */
export async function measureFirstLoads(phone: Phone, folders: Rivals, rounds: number, meant: readonly string[]) {
  const names = Object.keys(folders) as (keyof Rivals)[];
  const lines = await Promise.all(names.map((name) => phone.serve(folders[name])));
  const times: Record<string, object> = {};
  const costs: Record<string, object> = {};
  const answers: Record<string, object> = {};
  const ratios: number[] = [];
  const paints: BenchRecord['rows'] = [];
  const answerRows: BenchRecord['rows'] = [];
  for (const [kind, { path, controls }] of Object.entries(kinds)) {
    if (!meant.includes(kind)) continue;
    const loads: Record<keyof Rivals, Load[]> = { ours: [], plain: [], bundle: [] };
    const uses = Object.entries(controls);
    const answered = { ours: uses.map((): number[] => []), bundle: uses.map((): number[] => []) };
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < names.length; turn += 1) {
        const index = (round + turn) % names.length;
        const name = names[index] as keyof Rivals;
        const url = (lines[index]?.url ?? '') + path;
        const [first, ...others] = name === 'plain' ? [] : uses;
        const where = (control = '') => `${kind} of ${name}, ${control}`;
        const load = await naming(where(first?.[0]), measureLoad(phone.browser, url, first?.[1]));
        loads[name].push(load);
        if (name === 'plain') continue;
        const rest = await inTurn(others, ([control, use]) =>
          naming(where(control), measureControl(phone.browser, url, use)),
        );
        const further = [load.control, ...rest];
        for (const [place, time] of further.entries()) if (time !== undefined) answered[name][place]?.push(time);
      }
    }
    const [ours, plain, bundle] = [medianOf(loads.ours), medianOf(loads.plain), medianOf(loads.bundle)];
    const row = `${kind} ${path}`;
    const paintsOf = (name: keyof Rivals) => spreadOf(loads[name].map(({ paint }) => paint));
    const rivals = { 'plain HTML': paintsOf('plain'), 'one bundle': paintsOf('bundle') };
    paints.push({ name: row, ours: paintsOf('ours'), rivals });
    times[row] = {
      'paint, ms': Math.round(ours.paint),
      'to plain': ratio(ours.paint, plain.paint),
      'to bundle': ratio(ours.paint, bundle.paint),
      'menu to bundle': ratio(ours.menu, bundle.menu),
      'link to bundle': ratio(ours.link, bundle.link),
    };
    for (const [place, [control]] of uses.entries()) {
      const [own, other] = [spreadOf(answered.ours[place] ?? []), spreadOf(answered.bundle[place] ?? [])];
      ratios.push(own.median / other.median);
      answerRows.push({ name: `${kind}: ${control}`, ours: own, rivals: { 'one bundle': other } });
      answers[`${kind}: ${control}`] = {
        'ours, ms': own.text,
        'one bundle, ms': other.text,
        'to bundle (goal 1.0)': ratio(own.median, other.median),
      };
    }
    costs[row] = {
      'script, kB': kilobytes(ours.script, bundle.script),
      'all, kB': kilobytes(ours.bytes, plain.bytes, bundle.bytes),
      requests: [ours, plain, bundle].map(({ requests }) => requests).join(' : '),
      chain: [ours, bundle].map(({ chain }) => chain).join(' : '),
      'main thread to plain, at load': ratio(ours.busyAtLoad, plain.busyAtLoad),
      'when idle': ratio(ours.busy, plain.busy),
      'blocked, ms': [ours, plain, bundle].map(({ blocked }) => Math.round(blocked)).join(' : '),
      'heap, MB': [ours, plain, bundle].map(({ heap }) => (heap / 1e6).toFixed(1)).join(' : '),
    };
  }
  const measured = { 'largest paint': paints, 'answers of controls': answerRows };
  return { times, costs, answers, overall: spreadOf(ratios, 2).text, measured };
}

/** Says with an error in which of the many loads it happened. */
async function naming<Result>(where: string, work: Promise<Result>): Promise<Result> {
  return work.catch((cause: unknown) => {
    throw new Error(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  });
}

async function inTurn<From, To>(list: readonly From[], each: (item: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  for (const item of list) results.push(await each(item));
  return results;
}

function ratio(value: number | undefined, other: number | undefined): string {
  return value === undefined || !other ? '' : `${(value / other).toFixed(2)} x`;
}

function kilobytes(...values: number[]): string {
  return values.map((value) => (value / 1000).toFixed(0)).join(' : ');
}
