import { pageText } from '../document-text';
import { livePages } from '../origin';
import { expect, test } from '../test';

/** Figures that stand on pages of several teams, as the documents have them: no browser is asked. */

/** The first figure that an expression finds in a page, as a number. */
function figure(path: string, expression: RegExp): number {
  const [, digits] = expression.exec(pageText(path)) ?? [];
  expect(digits, `${path} has ${expression.source}`).toBeDefined();
  return Number(digits?.replaceAll(',', ''));
}

test('what food rescue has moved is the same wherever it stands', () => {
  expect(figure('/', /([\d,]+) batches saved/)).toBe(figure('/food-rescue', /batches rescued ([\d,]+)/));
  const partners = figure('/food-rescue', /partner organizations (\d+)/);
  for (const path of ['/food-bank-partner', '/donate-food'])
    expect(figure(path, /partner organizations (\d+)/), path).toBe(partners);
  expect(figure('/press-kit/food-rescue-1200', /(\d+) partner organizations/)).toBe(partners);
});

test('what a donor gave is the same on the landing page, the dashboard and the list', () => {
  const given = figure('/my-donations', /total donated \$([\d,]+)/);
  const meals = figure('/my-donations', /meals provided ([\d,]+)/);
  expect(meals).toBe(2 * given);
  expect(figure('/', /donated \$([\d,]+)/)).toBe(given);
  expect(figure('/', /meals provided ([\d,]+)/)).toBe(meals);
  expect(figure('/impact-dashboard', /Total donated \$([\d,]+)/)).toBe(given);
  expect(figure('/impact-dashboard', /([\d,]+) meals, and counting/)).toBe(meals);
});

test('proposals in the forum are those that are discussed and those that are up for a vote', () => {
  const discussed = figure('/governance/forum', /(\d+) discussed here/);
  const voted = figure('/governance/forum', /, (\d+) up for a vote/);
  expect(figure('/governance/forum', /active proposals .*?(\d+)/)).toBe(discussed + voted);
  expect(figure('/governance/voting', /active proposals .*?(\d+)/)).toBe(voted);
  expect(figure('/governance/voting', /; (\d+) more are in the forum/)).toBe(discussed);
});

test('votes in the article are the supply of each seed times its weight on the landing page', () => {
  const votes = ['Common', 'Rare', 'Legendary'].map(
    (rarity) =>
      figure('/', new RegExp(`${rarity} Price .*?Voting weight (\\d+)×`)) *
      figure('/', new RegExp(`${rarity} Price .*?Supply ([\\d,]+)`)),
  );
  expect(figure('/blog/dao-governed-farms', /of every ([\d,]+) votes/)).toBe(votes.reduce((sum, count) => sum + count));
  expect(figure('/blog/dao-governed-farms', /Guardians cast ([\d,]+)/)).toBe(votes[2]);
});

test('what a lot of tomatoes pays is the same in its ticket, on its page and in the documentation', () => {
  const lot = '/marketplace/lot/heirloom-tomatoes';
  const kilos = figure(lot, /This lot (\d+) kg/);
  const paid = Math.round(kilos * figure(lot, /([\d.]+) USDC \/ kg/) * 100);
  const farmer = figure('/', /Paid to the farmer ([\d,.]+) USDC/);
  const bank = figure('/', /Sent to a food bank ([\d,.]+) USDC/);
  expect(figure('/resources/docs', /"paidToFarmerUsdc": "([\d.]+)"/)).toBe(farmer);
  expect(figure(lot, /([\d,.]+) USDC of this lot goes to a food bank/)).toBe(bank);
  expect([farmer, bank].map((amount) => Math.round((amount * 10_000) / paid))).toEqual([80, 5]);
});

test('soil credits of Kansas add up alike in the solution, the case study and the press release', () => {
  const solution = '/solutions/carbon-markets';
  const sold = figure(solution, /Sold ([\d,]+) t/);
  expect(sold).toBe(figure(solution, /audited ([\d,]+) t/) - figure(solution, /buffer ([\d,]+) t/));
  const received = figure(solution, /Received ([\d,]+) USDC/);
  expect(received).toBe(sold * figure(solution, /Price per credit ([\d,]+) USDC/));
  expect(figure('/press-kit/kansas-soil-credits', /sold ([\d,]+) soil carbon credits/)).toBe(sold);
  expect(figure('/press-kit/kansas-soil-credits', /for ([\d,]+) USDC/)).toBe(received);
  expect(figure('/blog/carbon-credit-farming', /sold ([\d,]+) credits/)).toBe(sold);
});

test('what Green Valley earns more is the rise between the two prices that are named', () => {
  const release = '/press-kit/green-valley-prices';
  const [now, before] = [figure(release, /\$([\d.]+) per kilo/), figure(release, /from \$([\d.]+) in/)];
  const rise = Math.round((100 * (now - before)) / before);
  for (const [path, expression] of [
    [release, /a rise of (\d+)%/],
    ['/press-kit', /earn (\d+)% more per kilo/],
    ['/case-studies', /\+(\d+)% paid per kilo/],
    ['/case-studies/green-valley', /is a (\d+)% rise/],
  ] as const)
    expect(figure(path, expression), path).toBe(rise);
});

test('the people and countries of Furrow are as many on every page that counts them', () => {
  for (const [path, people, countries] of [
    ['/about', /our (\d+) people/, /(\d+) countries/],
    ['/careers', /people (\d+)/, /countries (\d+)/],
    ['/press-kit', /People (\d+)/, /Countries (\d+)/],
  ] as const)
    expect([figure(path, people), figure(path, countries)], path).toEqual([64, 14]);
});

test('the parts of an order are the price that the shopper pays', () => {
  const partner = '/food-bank-partner';
  const cents = [/Growers \$([\d.]+)/, /packing \$([\d.]+)/, /Food bank, 5% \$([\d.]+)/, /Furrow, 3% \$([\d.]+)/].map(
    (part) => Math.round(100 * figure(partner, part)),
  );
  expect(cents.reduce((sum, part) => sum + part)).toBe(Math.round(100 * figure(partner, /shopper pays \$([\d.]+)/)));
});

test('thousands are written with a comma on every page, before a unit and after a dollar sign', () => {
  const units = 'USDC|IMPACT|kg|t|lb|kWh|km|acres|meals|portions|votes|tokens|members|farms|credits|people|discussions';
  // A year is not an amount.
  const bare = new RegExp(`\\$\\d{4,}|(?<![\\w,.\u2026-])(?!(?:19|20)\\d\\d )\\d{4,}(?:\\.\\d+)? (?:${units})\\b`, 'g');
  const found = livePages().flatMap(({ path }) => (pageText(path).match(bare) ?? []).map((each) => `${path}: ${each}`));
  expect(found).toEqual([]);
  expect('2880 kg, $12500 and 9046 USDC'.match(bare)).toHaveLength(3);
});

test('nobody signs as two things, and whoever audits a lot is named nowhere else', () => {
  const pages = livePages().map(({ path }) => path);
  const roles = new Map<string, Set<string>>();
  const auditors = new Map<string, Set<string>>();
  const lotOf = (page: string) => page.split('/proof/')[0] ?? page;
  const note = (of: Map<string, Set<string>>, name: string, what: string) =>
    of.set(name, (of.get(name) ?? new Set()).add(what));
  for (const page of pages.filter((path) => path.startsWith('/marketplace/lot/'))) {
    const text = pageText(page);
    for (const [, name = '', role = ''] of text.matchAll(/Copy the Text (\S+ \S+) .{0,90}?Signs as (.+?) Signed /g))
      note(roles, name, role);
    if (!page.endsWith('/proof/audit')) continue;
    for (const [, name = ''] of text.matchAll(/(\p{Lu}\p{L}+ \p{Lu}\p{L}+)Signed with key/gu))
      note(auditors, name, lotOf(page));
  }
  expect([...roles].filter(([, as]) => as.size > 1)).toEqual([]);
  expect(roles.size).toBeGreaterThan(50);
  // Two for each firm.
  expect(auditors.size).toBeGreaterThan(1);
  for (const [name, lots] of auditors)
    expect(
      pages.filter((page) => pageText(page).includes(name) && !lots.has(lotOf(page))),
      name,
    ).toEqual([]);
});
